import { nameTexts } from '@everything-wallet/core/texts/nameTexts';

/** What is said of whom a transfer goes to, or who is saved: the dialogs of Send and of a contact load it. */
export const recipientTexts = {
  ...nameTexts,
  'send.hint.contractTokens':
    'This address is a contract. Tokens that it does not expect are lost: make sure it can receive them.',
  'send.hint.account': 'Your own account: {name}',
  'send.hint.watched': '{name}: listed among your accounts, but this wallet has no key to it',
  'send.recipientOrName': 'An address, or a name such as name.eth',
  'send.name.looking': 'Looking the name up…',
  'send.name.leadsTo': '{name} leads to',
  'send.name.unusual':
    'This name has characters beyond a to z and 0 to 9: {characters}. Make sure that they are the ones you mean.',
  'send.name.primary': 'The owner of this address calls it {name}',
  'send.name.failed': 'The name could not be looked up. Try again, or enter the address itself.',
  'send.guard.checking': 'Checking this address…',
  'send.guard.tokenContract':
    'This is the contract of the token {symbol}. What is sent to it is lost, so this transfer is blocked. Enter the address of whoever you want to pay.',
  'send.guard.first': 'This account has not sent to this address before.',
  'send.guard.firstOfRecent': 'None of this account’s last {count} transfers of value went to this address.',
  'send.guard.unread':
    'Your contacts, accounts or earlier transfers could not all be read, so this address was not compared with them. Check every digit of it.',
  'send.guard.contractElsewhere':
    'On {network} this address is a contract, and on this network there is none: whoever it belongs to there may have no key to it here. Ask them before you send.',
  'send.guard.firstDigits': 'This address begins like {name}, but it is another one. Compare every digit:',
  'send.guard.lastDigits': 'This address ends like {name}, but it is another one. Compare every digit:',
  'send.guard.bothEndsSaved':
    'This address begins and ends like {name}, but it is another one. Compare every digit:',
  'send.guard.bothEnds':
    'Stop: this address begins and ends like {name}, but it is another one. Thieves send dust from such addresses, so that they are copied from the history.',
  'send.guard.knownContact': 'your contact {name}',
  'send.guard.knownAccount': 'your own {name}',
  'send.guard.knownWatched': '{name}, which you watch',
  'send.guard.knownSentTo': 'an address that you have sent to',
  'send.guard.this': 'This address',
  'send.guard.known': 'The one you know',
  'send.guard.retype': 'Digits {from} to {to} after 0x',
  'send.guard.retypeHelp':
    'If it is the right one all the same, type these digits, reading them from where you were given the address.',
  'send.guard.retypePasted': 'Type the digits: what is pasted proves nothing.',
  'send.guard.retypeWrong': 'These are not the digits of this address.',
  'send.guard.retypeKnown':
    'These are the digits of {name}: the address above is another one. Do not send to it.',
  'send.guard.retyped': 'The digits are right. Check the whole address once more before you send.',
  'contacts.guard.retyped': 'The digits are right. Check the whole address once more before you save.',
} as const;
