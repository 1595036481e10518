/** Names of accounts, and switching between them. Loaded after the home screen. */
export const accountNameTexts = {
  'accounts.rename': 'Name {account}',
  'accounts.renameTitle': 'Name of {account}',
  'accounts.name': 'Name',
  'accounts.nameHelp': 'Only you see this name. Without one, the account is called “{account}”.',
  'accounts.nameSave': 'Save',
  'accounts.renamed': 'Name saved',
  'accounts.transactions': 'Transactions',
  'accounts.transactionsNamed': 'Transactions of {account}',
  'accounts.switch': 'Switch account: {account}',
  'accounts.switchUnknown': 'Switch account',
  'accounts.switchMenu': 'Accounts',
  'accounts.manage': 'Manage accounts',
  'accounts.error.name': 'Failed to save the name',
} as const;
