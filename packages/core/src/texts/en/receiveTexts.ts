/** The Receive dialog (docs/product.md §2 Receive dialog). */
export const receiveTexts = {
  'receive.title': 'Receive',
  'receive.token': 'Token',
  'receive.tokenOption': '{symbol} on {network}',
  'receive.qrLabel': 'QR code of the address for {symbol} on {network}',
  'receive.address': 'Your {symbol} address',
  'receive.sampleAddress': 'Sample address',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied to clipboard',
  'receive.warning': 'Send only {symbol} on {network} to this address. Anything else may be lost.',
  'receive.renamedTo':
    '{symbol} on {network} is the same coin under its new name, so you can receive it here.',
  'receive.sample': 'Sample',
  'receive.sampleWarning':
    'This is a sample, not an address: the wallet does not hold {symbol} on {network} yet. Send nothing to it.',
  'receive.lastKnown':
    'This is your address as this device last stored it. Without a connection it cannot be compared with your account.',
  'receive.noAddress': 'You don’t have an address to receive on yet.',
  'receive.watchOnly': 'The wallet has no key for your primary address, so it is not offered for receiving.',
  'receive.public':
    'The recovery phrase of {address} is published as an example, so everyone has its key. Bots take anything that arrives there immediately, so you can’t receive on it here. Create a wallet with a new phrase.',
  'receive.checking': 'Checking this address against the keys on this device…',
  'receive.foreign':
    'No key on this device controls {address}. It is set as your primary address, but do not receive anything there. If you did not set it, change your account password and choose your own account under Accounts.',
} as const;
