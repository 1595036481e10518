/** Errors of names entered instead of addresses. Loaded with the Send dialog. */
export const nameTexts = {
  'send.error.nameInvalid': 'This is neither an address nor a valid name. Check the spelling.',
  'send.error.nameConfusable':
    'This name contains lookalike letters, so it may imitate another name. Ask for the address itself.',
  'send.error.nameNoRegistry': 'Names don’t work on {network}. Enter the address itself.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'This name now points to a different address than the one you saw. Nothing was sent: enter the name again and check its address.',
  'send.error.nameUnchecked':
    'The wallet could not check that this name still points to the address you saw, so nothing was sent. Try again, or enter the address itself.',
  'server.noNames': 'Names don’t work on this network. Enter the address itself.',
  'server.nameUnknown':
    'This name has no address on this network. Names stored outside the chain are not supported: ask for the address itself.',
  'server.nameUnsure':
    'The nodes of this network disagree about this name, or too few of them answered. Try again, or enter the address itself.',
} as const;
