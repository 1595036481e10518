/** Accounts: the user's wallet addresses (docs/product.md §2 Accounts, §8 Accounts). */
export const accountTexts = {
  'accounts.title': 'Accounts',
  'accounts.label': 'Account {number}',
  'accounts.primary': 'Primary',
  'accounts.watchOnly': 'Watch-only',
  'accounts.watchOnlyHint':
    'The wallet has no key for this address: you can’t send from it, and it is not offered for receiving.',
  'accounts.foreign': 'No key on this device',
  'accounts.foreignHint':
    'The wallet on this device has no key for this address. Do not receive anything there.',
  'accounts.setPrimary': 'Set Primary',
  'accounts.setPrimaryNamed': 'Set Primary: {account}',
  'accounts.deleteNamed': 'Delete {account}',
  'accounts.copyAddressNamed': 'Copy the address of {account}',
  'accounts.intro':
    'You send from the primary account. Accounts with a key are derived from your recovery phrase.',
  'accounts.empty': 'No accounts yet',
  'accounts.emptyText':
    'Without an account you can neither send nor receive. Your recovery phrase restores your accounts.',
  'accounts.unverified': 'Finish setting up your wallet first',
  'accounts.unverifiedText':
    'Accounts are derived from your recovery phrase, which you have not confirmed yet.',
  'accounts.unverifiedAction': 'Continue setup',
  'accounts.new': 'New Account',
  'accounts.find': 'Find accounts',
  'accounts.new.kind': 'Kind of account',
  'accounts.new.fromPhrase': 'From my phrase',
  'accounts.new.watchOnly': 'Watch-only',
  'accounts.new.fromPhraseText':
    'Adds the next account of your recovery phrase, {path}. The same words restore it.',
  'accounts.new.watchOnlyText':
    'Adds an address to watch. The wallet has no key for it: you can’t send from it, and it is not offered for receiving.',
  'accounts.new.phraseHelp':
    'Your phrase is used in this browser to find the next address and is never sent to our servers.',
  'accounts.new.address': 'Address',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Create Account',
  'accounts.new.creating': 'Creating…',
  'accounts.deleteTitle': 'Delete {account}?',
  'accounts.deleteText':
    'The address is removed from your list; its coins are not affected. New Account restores it from your phrase.',
  'accounts.deleteWatchOnlyText': 'The address is removed from your list. You can add it again at any time.',
  'accounts.deleteLastTitle': 'Delete your only account?',
  'accounts.deleteLastText':
    'The wallet then has no address: you can neither send nor receive until you enter your recovery phrase again. Without the phrase you lose access to your coins. The coins themselves are not affected.',
  'accounts.deleteCostBasisText':
    'If you export a cost basis later, transfers to this account count as sent to others, unless the account has sent something itself.',
  'accounts.created': 'Account created successfully',
  'accounts.primaryUpdated': 'Primary account updated',
  'accounts.deleted': 'Account deleted',
  'accounts.error.nameTooLong': 'Use at most 50 characters for the name',
  'accounts.error.load': 'Failed to load accounts',
  'accounts.error.create': 'Failed to create account',
  'accounts.error.setPrimary': 'Failed to set primary account',
  'accounts.error.delete': 'Failed to delete account',
  'accounts.error.deletePrimary': 'Cannot delete primary account. Set another account as primary first.',
  'accounts.error.exists': 'This address is already in your accounts',
  'accounts.error.watched':
    'The next address of your phrase is already in your list as watch-only. Delete it first, then add it again from your phrase.',
  'accounts.balanceUnknown': 'Balance unknown',
} as const;
