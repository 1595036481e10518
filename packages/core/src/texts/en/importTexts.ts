/** Import of a wallet: entering a phrase word by word, the accounts found, and the recovery drill. */
export const importTexts = {
  'importWallet.title': 'Import your wallet',
  'importWallet.subtitle': 'Type or paste the words of your recovery phrase in order.',
  'importWallet.secrecy':
    'The words stay in this browser and are never sent. Never enter a phrase that someone gave you: they can take whatever you put there.',
  'importWallet.back': 'Create a new phrase instead',
  'importWallet.count': 'Number of words',
  'importWallet.words': 'Words of your recovery phrase',
  'importWallet.word': 'Word {place}',
  'importWallet.completions': 'Matching words',
  'importWallet.pasteHelp':
    'You can paste the whole phrase into any field, with or without numbers. The first four letters of each word are enough.',
  'importWallet.filled': '{count, plural, one {1 word filled in} other {# words filled in}}',
  'importWallet.error.missing': 'Word {place} is missing',
  'importWallet.error.tooMany':
    'A recovery phrase has at most 24 words; you pasted {count}. Paste only the words of the phrase.',
  'importWallet.error.twoWays':
    'These words form a valid phrase both across and down their columns, so the right order is unclear. Paste them on one line in order, or with their numbers.',
  'importWallet.findAccounts': 'Find my accounts',
  'importWallet.accounts': 'Accounts of your phrase',
  'importWallet.accountsText':
    'The wallet finds accounts that were used on any network that is switched on. Choose which to add.',
  'importWallet.searching': 'Searching for used accounts… {count} addresses so far',
  'importWallet.waiting': 'Too many lookups. Continuing in a moment… {count} addresses so far',
  'importWallet.stop': 'Stop searching',
  'importWallet.found':
    '{found, plural, one {1 account was used} other {# accounts were used}} among the first {count} addresses.',
  'importWallet.noneFound':
    'None of the first {count} addresses was used. If your wallet had coins, it may have used a passphrase (a 25th word) or a different way to derive accounts. Neither can be imported yet.',
  'importWallet.limit': 'The wallet checks at most {count} addresses.',
  'importWallet.unanswered':
    '{networks} did not answer, so accounts used only there are not found yet. You can search again now or later under Accounts.',
  'importWallet.foundSwitchedOff':
    'You used {networks}, which {count, plural, one {is} other {are}} switched off. Switch {count, plural, one {it} other {them}} on in Network settings to see your holdings there.',
  'importWallet.searchAgain': 'Search again',
  'importWallet.account': 'Account at {path}',
  'importWallet.first': 'The first account is always added and starts as your primary account.',
  'importWallet.transactions':
    '{count, plural, one {1 transaction sent} other {# transactions sent}} on {network}',
  'importWallet.token': 'A token on {network}',
  'importWallet.unused': 'Not used yet',
  'importWallet.unknown': '{network}: unknown',
  'importWallet.listed': 'Already in your accounts',
  'importWallet.watched':
    'Watch-only: delete it under Accounts first, then search for accounts again to add it with its key.',
  'importWallet.elsewhere':
    'Is this phrase also in another wallet or another Everything Wallet account? Both then show and can send the same coins. Contacts and the history stored here are not shared. Do not send from both at the same time.',
  'importWallet.back.words': 'Back to the words',
  'importWallet.finish': 'Set up with this phrase',
  'importWallet.error.accounts':
    'Your wallet is set up, but {count, plural, one {1 account was} other {# accounts were}} not added. Your coins are not affected.',
  'importWallet.tryAgain': 'Try again',
  'importWallet.continueWithout': 'Continue without',
  'importWallet.find.title': 'Find used accounts',
  'importWallet.find.text':
    'Searches all nine networks for used accounts of your phrase that are not in your list.',
  'importWallet.find.add': 'Add accounts',
  'importWallet.find.added': '{count, plural, one {1 account added} other {# accounts added}}',
  'importWallet.find.failed':
    '{count, plural, one {1 account} other {# accounts}} could not be added. Please try again.',
  'importWallet.find.mismatch':
    'These words are a valid phrase, but not this wallet’s phrase. No search was made.',
  'drill.label': 'Recovery drill',
  'drill.open': 'Start the drill',
  'drill.never': 'Enter your phrase as if you had lost this device, and see which accounts it restores.',
  'drill.last': 'Last done on {day}. Do it again every three months.',
  'drill.due': 'Due now: check that the words that you wrote down still restore everything.',
  'drill.title': 'Recovery drill',
  'drill.text':
    'Imagine that this device is gone. Enter the words that you wrote down. They are compared on this device; nothing is sent.',
  'drill.submit': 'Check my accounts',
  'drill.passed': 'Your phrase restores all recoverable accounts',
  'drill.failed': 'This phrase does not restore your whole wallet',
  'drill.failedText':
    'These words are a valid phrase, but not the one of these accounts. Find the right words before you need them. If the wallet is stored on this device, the settings can show its phrase.',
  'drill.restored': 'Restored, as {path}',
  'drill.otherPhrase': 'Not restored by this phrase',
  'drill.watchOnly': 'Not restored: watch-only, its key is elsewhere',
  'drill.noAccounts': 'The wallet has no accounts to compare yet.',
  'drill.noted': 'Recovery drill completed. The next one is due in 90 days.',
  'drill.notNoted': 'The drill succeeded, but its date could not be saved. Try again.',
  'drill.again': 'Enter another phrase',
  'drill.reminder':
    'Would your written words restore everything? A recovery drill takes two minutes, and nothing is sent.',
  'drill.later': 'Later',
  'device.ask':
    'Your wallet is not on this device. You can view everything. To send with a password instead of your phrase, import it here.',
  'device.ask.phrase': 'Enter phrase',
  'device.ask.file': 'Load backup file',
  'device.ask.later': 'Not now',
} as const;
