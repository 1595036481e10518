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
  'receive.renamedTo': 'What others call {symbol} on {network} is the same coin, and may be sent.',
  'receive.sample': 'Sample',
  'receive.sampleWarning':
    'This is a sample, not an address: the wallet does not hold {symbol} on {network} yet. Send nothing to it.',
  'receive.noAddress': 'You have no address to receive on yet.',
  'receive.watchOnly':
    'The wallet holds no key for your primary address, so it is not offered for receiving.',
  'receive.public':
    'Everybody has the key of {address}: its recovery phrase is published as an example. Programs take whatever arrives there at once, so it is not offered for receiving. Create a wallet with a new phrase.',
  'receive.checking': 'Checking this address against the keys on this device…',
  'receive.foreign':
    'No key on this device controls {address}. It is set as your primary address, but do not receive anything there. If you did not set it, change your account password and choose your own account under Accounts.',
} as const;
