/** What a signature of a message is warned of before it is made, and why none was. */
export const signatureTexts = {
  'signature.warning.permit':
    'Whoever has this signature lets {spender} take what is named here, without another word from you.',
  'signature.warning.unlimitedPermit':
    'Whoever has this signature lets {spender} take all of this that you have, now and later. There is no limit.',
  'signature.warning.transfer':
    'Whoever may use this signature makes the transfer that is named here, without another word from you.',
  'signature.warning.order':
    'This is an order: whoever has this signature can make the exchange that is named here, when it suits them.',
  'signature.warning.orderBringsNothing': 'You give something for this, and nothing comes to you.',
  'signature.warning.orderPaysOther': 'Part of what is paid in this goes to {recipient}, not to you.',
  'signature.warning.openEnded':
    'This holds more than is shown here: somebody else decides what is taken, or what becomes of it.',
  'signature.warning.lasting':
    'This signature does not end, or only after more than a month. It cannot be taken back here.',
  'signature.warning.movesEverything':
    'With this signature somebody else makes a call in your name. It can move everything that the contract may move.',
  'signature.warning.unknownSignature':
    'Nobody can say what this signature allows. It may be an order, or let somebody take what you have.',
  'signature.warning.noChain': 'No network is named in this: the signature may be used on every one.',
  'signature.warning.otherChain':
    'This names the network with the number {chainId}, which is not the one that you chose.',
  'signature.warning.noContract':
    'No contract is named in this: whichever reads it this way may use the signature.',
  'signature.warning.looksLikeDigest':
    'This looks like the fingerprint of something else, such as a transaction of a shared wallet. Whoever asks for it can show it as whatever they like: sign it only if you made it yourself.',
  'signature.warning.containsPhrase':
    'This message contains what looks like a recovery phrase. Anyone who receives it can take everything. Remove the words before you sign.',
  'signature.warning.signInElsewhere':
    'This sign-in is for {domain}, but its address leads to {host}. A fake site may be asking for it.',
  'signature.warning.signInUnreadable':
    'This looks like a sign-in, but the site that it is for cannot be read. A fake site may be asking for it.',
  'signature.error.failed': 'Nothing was signed. Try again.',
} as const;
