/** Import of a wallet: entering a phrase word by word, the accounts found, and the recovery drill. */
export const importTexts = {
  'import.title': 'Import your wallet',
  'import.subtitle': 'Type or paste the words of your recovery phrase in order.',
  'import.secrecy':
    'The words stay in this browser and are never sent. Never enter a phrase that someone gave you: they can take whatever you put there.',
  'import.back': 'Create a new phrase instead',
  'import.count': 'Number of words',
  'import.words': 'Words of your recovery phrase',
  'import.word': 'Word {place}',
  'import.completions': 'Matching words',
  'import.pasteHelp':
    'You can paste the whole phrase into any field, with or without numbers. The first four letters of each word are enough.',
  'import.filled': '{count, plural, one {1 word filled in} other {# words filled in}}',
  'import.error.missing': 'Word {place} is missing',
  'import.error.tooMany':
    'A recovery phrase has at most 24 words; you pasted {count}. Paste only the words of the phrase.',
  'import.error.twoWays':
    'These words form a valid phrase both across and down their columns, so the right order is unclear. Paste them on one line in order, or with their numbers.',
  'import.findAccounts': 'Find my accounts',
  'import.accounts': 'Accounts of your phrase',
  'import.accountsText':
    'The wallet finds accounts that were used on any of its nine networks. Choose which to add.',
  'import.searching':
    'Searching for used accounts… {count, plural, one {# address} other {# addresses}} so far',
  'import.waiting':
    'Too many lookups. Continuing in a moment… {count, plural, one {# address} other {# addresses}} so far',
  'import.stop': 'Stop searching',
  'import.found':
    '{found, plural, one {1 account was used} other {# accounts were used}} among the first {count} addresses.',
  'import.noneFound':
    'None of the first {count} addresses was used. If your wallet had coins, it may have used a passphrase (a 25th word) or a different way to derive accounts. Neither can be imported yet.',
  'import.limit': 'The wallet checks at most {count} addresses.',
  'import.unanswered':
    '{networks} did not answer, so accounts used only there are not found yet. You can search again now or later under Accounts.',
  'import.foundSwitchedOff':
    'You used {networks}, which {count, plural, one {is} other {are}} switched off. Switch {count, plural, one {it} other {them}} on in Network settings to see your holdings there.',
  'import.searchAgain': 'Search again',
  'import.account': 'Account at {path}',
  'import.first': 'The first account is always added and starts as your primary account.',
  'import.transactions': '{count, plural, one {1 transaction sent} other {# transactions sent}} on {network}',
  'import.token': 'A token on {network}',
  'import.unused': 'Not used yet',
  'import.unknown': '{network}: unknown',
  'import.listed': 'Already in your accounts',
  'import.watched':
    'Watch-only: delete it under Accounts first, then search for accounts again to add it with its key.',
  'import.elsewhere':
    'Is this phrase also in another wallet or another Everything Wallet account? Both then show and can send the same coins. Contacts and the history stored here are not shared. Do not send from both at the same time.',
  'import.back.words': 'Back to the words',
  'import.finish': 'Set up with this phrase',
  'import.error.accounts':
    'Your wallet is set up, but {count, plural, one {1 account was} other {# accounts were}} not added. Your coins are not affected.',
  'import.tryAgain': 'Try again',
  'import.continueWithout': 'Continue without',
  'import.find.title': 'Find used accounts',
  'import.find.text':
    'Searches all nine networks for used accounts of your phrase that are not in your list.',
  'import.find.add': 'Add accounts',
  'import.find.added': '{count, plural, one {1 account added} other {# accounts added}}',
  'import.find.failed':
    '{count, plural, one {1 account} other {# accounts}} could not be added. Please try again.',
  'import.find.mismatch': 'These words are a valid phrase, but not this wallet’s phrase. No search was made.',
  'drill.label': 'Recovery drill',
  'drill.open': 'Start the drill',
  'drill.never': 'Never',
  'drill.due': 'Due now',
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
