/** What is said of names in the place of addresses; the browser loads it with the Send dialog. */
export const nameTexts = {
  'send.error.nameInvalid':
    'This is neither an address nor a name that can be looked up. Check how it is written.',
  'send.error.nameConfusable':
    'This name has letters that pass for others, so it may imitate another name. Ask for the address itself.',
  'send.error.nameNoRegistry': 'Names are not looked up on {network}. Enter the address itself.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'This name leads to another address now than the one that was shown. Nothing was sent: type the name again, and check where it leads.',
  'send.error.nameUnchecked':
    'It could not be checked that this name still leads to the address that was shown, so nothing was sent. Try again, or enter the address itself.',
  'server.noNames': 'Names are not looked up on this network: enter the address itself.',
  'server.nameUnknown':
    'This name has no address on this network. What is kept outside the chain is not looked up: ask for the address itself.',
  'server.nameUnsure':
    'The nodes of this network do not agree about this name, or too few of them answer. Please try again, or enter the address itself.',
} as const;
