/** Bringing a wallet along: typing a phrase word by word, the accounts that are found, and the recovery drill. */
export const importTexts = {
  'bring.title': 'Bring your wallet along',
  'bring.subtitle': 'Type or paste the words of your recovery phrase, in their order.',
  'bring.secrecy':
    'The words stay in this browser and are never sent. Enter no phrase that somebody gave you: whoever knows it can take what you put there.',
  'bring.back': 'Make a new phrase instead',
  'bring.count': 'Number of words',
  'bring.words': 'Words of your recovery phrase',
  'bring.word': 'Word {place}',
  'bring.completions': 'Words that begin like this',
  'bring.pasteHelp':
    'You can paste the whole phrase into any field, numbered or not. Four letters are enough for every word.',
  'bring.filled': '{count, plural, one {1 word filled in} other {# words filled in}}',
  'bring.error.missing': 'Word {place} is missing',
  'bring.error.tooMany':
    'A recovery phrase has at most 24 words; what you pasted has {count}. Paste the words of the phrase alone.',
  'bring.error.twoWays':
    'These words stand in columns and make a valid phrase both across and down: nobody but you can tell which. Paste them in one line in their order, or with their numbers.',
  'bring.findAccounts': 'Find my accounts',
  'bring.accounts': 'Accounts of your phrase',
  'bring.accountsText':
    'Accounts that were used on a network that is switched on are found by themselves. Choose which to add.',
  'bring.looking': 'Looking for accounts that were used… {count} addresses so far',
  'bring.waiting': 'Many addresses were asked about. Goes on in a moment… {count} addresses so far',
  'bring.stop': 'Stop looking',
  'bring.found':
    '{found, plural, one {1 account was used} other {# accounts were used}} among the first {count} addresses.',
  'bring.noneFound':
    'None of the first {count} addresses was used. If your wallet had coins, it may have had a passphrase beside the words (a 25th word) or another way to count its accounts; neither can be brought along yet.',
  'bring.mostLooked': 'No more than {count} addresses are looked at.',
  'bring.unasked':
    '{networks} could not be asked: accounts that were used only there are not found yet. You can look again, also later under Accounts.',
  'bring.foundOff':
    'You used {networks}, which {count, plural, one {is} other {are}} switched off. Switch {count, plural, one {it} other {them}} on in Network settings to see what you hold there.',
  'bring.lookAgain': 'Look again',
  'bring.account': 'Account at {path}',
  'bring.first': 'The first account; it is always added, and primary to begin with.',
  'bring.transactions': '{count, plural, one {1 transaction sent} other {# transactions sent}} on {network}',
  'bring.token': 'A token on {network}',
  'bring.unused': 'Not used yet',
  'bring.unknown': '{network}: not known',
  'bring.listed': 'In your accounts already',
  'bring.watched':
    'Only watched: delete it under Accounts first, then find accounts again to add it with its key.',
  'bring.elsewhere':
    'Is this phrase in another wallet or another account of Everything Wallet, too? Then each shows and can send the same coins. Contacts and the history kept here are not shared. Do not send from two at the same moment.',
  'bring.back.words': 'Back to the words',
  'bring.finish': 'Set up with this phrase',
  'bring.error.accounts':
    'Your wallet is set up, but {count, plural, one {1 account was} other {# accounts were}} not added. Your coins are where they were.',
  'bring.tryAgain': 'Try again',
  'bring.goOn': 'Go on without',
  'bring.find.title': 'Find used accounts',
  'bring.find.text': 'Searches all nine networks for used accounts of your phrase that are not in your list.',
  'bring.find.add': 'Add accounts',
  'bring.find.added': '{count, plural, one {1 account added} other {# accounts added}}',
  'bring.find.failed':
    '{count, plural, one {1 account} other {# accounts}} could not be added. Please try again.',
  'bring.find.mismatch':
    'These words are a valid phrase, but not the one of this wallet: nothing was looked for.',
  'drill.label': 'Recovery drill',
  'drill.open': 'Start the drill',
  'drill.never': 'Enter your phrase as if this device were lost, and see which accounts it brings back.',
  'drill.last': 'Last done on {day}. Do it again every three months.',
  'drill.due': 'Due: do your written words still bring everything back?',
  'drill.title': 'Recovery drill',
  'drill.text':
    'Imagine that this device is gone. Take the words from where you keep them, and enter them. Everything is compared here; nothing is sent.',
  'drill.submit': 'See what comes back',
  'drill.passed': 'Your phrase brings back every account that can be',
  'drill.failed': 'This phrase does not bring back all of your wallet',
  'drill.failedText':
    'The words are a valid phrase, but not the one these accounts come from. Look for the right paper before you need it; as long as you can still sign in with the wallet on this device, Settings can show its phrase.',
  'drill.restored': 'Comes back, as {path}',
  'drill.otherPhrase': 'Does not come back with this phrase',
  'drill.watchOnly': 'Does not come back: only watched, its key is elsewhere',
  'drill.noAccounts': 'The wallet has no account to compare with yet.',
  'drill.noted': 'Recovery drill done. The next one is due in 90 days.',
  'drill.notNoted': 'The drill went well, but its date could not be saved. Please try again.',
  'drill.again': 'Enter another phrase',
  'drill.reminder':
    'Would your written words bring everything back? A recovery drill takes two minutes, and nothing is sent.',
  'drill.later': 'Later',
  'device.ask':
    'Your wallet is not on this device. You can look at everything; to send with a password instead of your phrase, bring it here.',
  'device.ask.phrase': 'Enter phrase',
  'device.ask.file': 'Load backup file',
  'device.ask.later': 'Not now',
} as const;
