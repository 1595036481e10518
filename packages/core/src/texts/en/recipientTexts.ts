/** Checks of a recipient or a new contact. Loaded with the dialogs of Send and of a contact. */
export const recipientTexts = {
  'send.hint.contractTokens':
    'This address is a contract. Tokens that it does not expect are lost: make sure that it can receive them.',
  'send.hint.account': 'Your own account: {name}',
  'send.hint.watched': '{name}: a watch-only account, for which this wallet has no key',
  'send.recipientOrName': 'An address, or a name such as name.eth',
  'send.name.looking': 'Looking up the name…',
  'send.name.leadsTo': '{name} points to',
  'send.name.unusual':
    'This name has characters other than a to z and 0 to 9: {characters}. Make sure that they are the ones that you mean.',
  'send.name.primary': 'The owner of this address calls it {name}',
  'send.name.failed': 'The name could not be looked up. Try again, or enter the address itself.',
  'send.guard.checking': 'Checking this address…',
  'send.guard.tokenContract':
    'This is the contract of the token {symbol}. Anything sent to it is lost, so this transfer is blocked. Enter the address of the person you want to pay.',
  'send.guard.appContract':
    'This is a contract of {name}, not a person’s address. Coins or tokens that you send straight to it can be lost. To swap, use Swap or the app itself.',
  'send.guard.first': 'This account has not sent to this address before.',
  'send.guard.firstOfRecent': 'None of this account’s last {count} transfers of value went to this address.',
  'send.guard.unread':
    'Your contacts, accounts or earlier transfers could not all be loaded, so this address was not compared with them. Check every digit of it.',
  'send.guard.contractElsewhere':
    'This address is a contract on {network} but not on this network. Its owner there may not control it here. Ask them before you send.',
  'send.guard.firstDigits':
    'This address begins like {name}, but it is a different one. Compare every digit:',
  'send.guard.lastDigits': 'This address ends like {name}, but it is a different one. Compare every digit:',
  'send.guard.bothEndsSaved':
    'This address begins and ends like {name}, but it is a different one. Compare every digit:',
  'send.guard.bothEnds':
    'Stop: this address begins and ends like {name}, but it is a different one. Thieves send tiny amounts from such addresses so that you copy them from your history.',
  'send.guard.knownContact': 'your contact {name}',
  'send.guard.knownAccount': 'your own {name}',
  'send.guard.knownWatched': '{name}, your watch-only account',
  'send.guard.knownSentTo': 'an address that you have sent to',
  'send.guard.this': 'This address',
  'send.guard.known': 'The one you know',
  'send.guard.retype': 'Digits {from} to {to} after 0x',
  'send.guard.retypeHelp': 'If the address is right, type these digits from the source that gave it to you.',
  'send.guard.retypePasted': 'Type the digits. Pasting them proves nothing.',
  'send.guard.retypeWrong': 'These are not the digits of this address.',
  'send.guard.retypeKnown':
    'These are the digits of {name}, but the address above is a different one. Do not send to it.',
  'send.guard.retyped': 'The digits are right. Check the whole address once more before you send.',
  'contacts.guard.retyped': 'The digits are right. Check the whole address once more before you save.',
} as const;
