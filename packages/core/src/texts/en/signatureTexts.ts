/** Warnings shown before a message is signed, and reasons why a check could not run. */
export const signatureTexts = {
  'signature.warning.permit':
    'This signature lets {spender} spend what is listed here without asking you again.',
  'signature.warning.unlimitedPermit':
    'This signature lets {spender} spend all of this token that you have, now and in the future. There is no limit.',
  'signature.warning.transfer':
    'This signature lets others make the transfer listed here without asking you again.',
  'signature.warning.order':
    'This is an order: anyone who has this signature can make the exchange listed here, at a time that suits them.',
  'signature.warning.orderBringsNothing': 'You give something and receive nothing in return.',
  'signature.warning.orderPaysOther': 'Part of the payment goes to {recipient}, not to you.',
  'signature.warning.openEnded':
    'This signature covers more than is shown here: someone else decides what is taken or where it goes.',
  'signature.warning.lasting':
    'This signature never expires, or only after more than a month. You cannot revoke it here.',
  'signature.warning.movesEverything':
    'This signature lets someone else make a call in your name. It can move everything that the contract can move.',
  'signature.warning.unknownSignature':
    'The effect of this signature is unknown. It may be an order, or let someone take what you have.',
  'signature.warning.noChain': 'This signature names no network, so it may be used on every network.',
  'signature.warning.otherChain':
    'This signature is for the network with chain ID {chainId}, not for the one that you selected.',
  'signature.warning.noContract':
    'This signature names no contract, so any contract that accepts it may use it.',
  'signature.warning.looksLikeDigest':
    'This could be the fingerprint of something else, such as a transaction of a shared wallet. The requester can give it any meaning. Sign it only if you created it yourself.',
  'signature.warning.containsPhrase':
    'This message contains what looks like a recovery phrase. Anyone who receives it can take everything. Remove the words before you sign.',
  'signature.warning.signInElsewhere':
    'This sign-in is for {domain}, but its link goes to {host}. A fake site may be asking for it.',
  'signature.warning.signInUnreadable':
    'This appears to be a sign-in, but its site cannot be read. A fake site may be asking for it.',
  'signature.error.failed': 'Nothing was signed. Try again.',
} as const;
