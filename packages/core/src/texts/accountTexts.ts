/** Accounts: the user's wallet addresses (docs/product.md §2 Accounts, §8 Accounts). */
export const accountTexts = {
  'accounts.title': 'Accounts',
  'accounts.label': 'Account {number}',
  'accounts.primary': 'Primary',
  'accounts.watchOnly': 'Watch-only',
  'accounts.watchOnlyHint':
    'The wallet holds no key for this address: it can neither send nor receive with it.',
  'accounts.foreign': 'No key on this device',
  'accounts.foreignHint':
    'The wallet on this device has no key for this address. Do not receive anything there.',
  'accounts.setPrimary': 'Set Primary',
  'accounts.setPrimaryNamed': 'Set Primary: {account}',
  'accounts.deleteNamed': 'Delete {account}',
  'accounts.copyAddressNamed': 'Copy the address of {account}',
  'accounts.intro':
    'The primary account sends and receives. All accounts with a key come from your one phrase.',
  'accounts.empty': 'No accounts yet',
  'accounts.emptyText':
    'Without an account the wallet can neither send nor receive. Your recovery phrase brings your accounts back.',
  'accounts.unverified': 'Finish setting up your wallet first',
  'accounts.unverifiedText': 'Accounts come from your recovery phrase, which you have not confirmed yet.',
  'accounts.unverifiedAction': 'Continue setup',
  'accounts.new': 'New Account',
  'accounts.find': 'Find accounts',
  'accounts.new.kind': 'Kind of account',
  'accounts.new.fromPhrase': 'From my phrase',
  'accounts.new.watchOnly': 'Watch-only',
  'accounts.new.fromPhraseText':
    'Adds the next account of your recovery phrase, {path}. The same words keep them all.',
  'accounts.new.watchOnlyText':
    'Adds an address to look at. The wallet holds no key for it, so it can neither send nor receive with it.',
  'accounts.new.phraseHelp':
    'Your phrase is used here to find the next address and is never sent to our servers.',
  'accounts.new.address': 'Address',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Create Account',
  'accounts.new.creating': 'Creating…',
  'accounts.deleteTitle': 'Delete {account}?',
  'accounts.deleteText':
    'The address leaves your list; coins on it stay where they are. New Account brings it back from your phrase.',
  'accounts.deleteWatchOnlyText': 'The address leaves your list. You can add it again at any time.',
  'accounts.deleteLastTitle': 'Delete your only account?',
  'accounts.deleteLastText':
    'The wallet then has no address: it can neither send nor receive until you enter your recovery phrase again. Without the phrase you cannot get back to your coins. Coins stay where they are.',
  'accounts.deleteCostBasisText':
    'A cost basis that is exported later counts what was moved to this account as sent to others, unless the account has sent something itself.',
  'accounts.created': 'Account created successfully',
  'accounts.primaryUpdated': 'Primary account updated',
  'accounts.deleted': 'Account deleted',
  'accounts.error.nameTooLong': 'A name has at most 50 characters',
  'accounts.error.load': 'Failed to load accounts',
  'accounts.error.create': 'Failed to create account',
  'accounts.error.setPrimary': 'Failed to set primary account',
  'accounts.error.delete': 'Failed to delete account',
  'accounts.error.deletePrimary': 'Cannot delete primary account. Set another account as primary first.',
  'accounts.error.exists': 'This address is already one of your accounts',
  'accounts.error.watched':
    'The next address of your phrase is in your list as watch-only. Delete it there first, then add it again from your phrase.',
  'accounts.balanceUnknown': 'Balance unknown',
} as const;
