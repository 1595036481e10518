/** Reasons why a request of a website was not signed: it is not within the user's limits. */
export const siteLimitTexts = {
  'connect.limit.messages':
    'Nothing was signed: your limits do not let this website ask you to sign messages.',
  'connect.limit.transactions':
    'Nothing was signed: your limits do not let this website ask you to send transactions.',
  'connect.limit.contracts':
    'Nothing was signed: the contract is not among those that you permit this website.',
  'connect.limit.coin': 'Nothing was signed: this exceeds your daily limit in coin for this website.',
  'connect.limit.shown':
    '{reason} {host} got the answer that you do not permit this. To change the limits, open the wallet and go to Settings, Connected websites.',
  'connect.error.ended': 'Nothing was signed: the connection to this website has ended.',
  'connect.error.repeated': 'Nothing was signed: this website has already sent a batch with the same id.',
  'connect.error.busy':
    'Another window of this website is still sending. Nothing was sent here: close the other window and try again.',
} as const;
