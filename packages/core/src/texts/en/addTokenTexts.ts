/** Form that adds a token, and the facts of its contract. Loaded with the form. */
export const addTokenTexts = {
  'tokens.add.contractAddress': 'Contract Address',
  'tokens.add.network': 'Network',
  'tokens.add.name': 'Token Name',
  'tokens.add.symbol': 'Token Symbol',
  'tokens.add.icon': 'Icon',
  'tokens.add.iconHelp':
    'One or two characters or an emoji. If you leave it empty, the symbol’s first letter is used.',
  'tokens.add.required': 'Fields with an asterisk are required.',
  'tokens.add.submit': 'Add token',
  'tokens.lookup.found': 'Found: {name} ({symbol}), {decimals} decimals. Not on the wallet’s token list.',
  'tokens.lookup.listed': 'Found: {name} ({symbol}), {decimals} decimals. It is on the wallet’s token list.',
  'tokens.lookup.imitation':
    'This is not the known {symbol}. Anyone can create a token with any name. The contract you entered: {contract}. {known}',
  'tokens.lookup.knownContract': 'The known {symbol} on {network}: {contract}.',
  'tokens.lookup.knownNone': 'This wallet knows no {symbol} contract on {network}.',
  'tokens.imitation.title': 'Add a token that is not {symbol}?',
  'tokens.imitation.text':
    'It calls itself {symbol}, but it is a different contract, probably made to deceive you. The contract you entered: {contract}. {known} It stays marked in your wallet.',
  'tokens.imitation.confirm': 'Add it anyway',
  'tokens.lookup.differs':
    'The contract calls itself {name} ({symbol}), which is not what you typed. Is it the token you mean?',
  'tokens.lookup.use': 'Use the contract’s name',
  'tokens.lookup.unreachable':
    'The network did not answer, so the token was not checked. You can add it as you entered it; its page checks the contract again before you can send it.',
  'tokens.lookup.switchedOff':
    '{network} is switched off. You can add the token; switch the network on in Network settings to see its balance and to send it.',
  'tokens.lookup.unnamed': 'unnamed',
  'tokens.notes.title': 'Before you add a token',
  'tokens.notes.contract': 'Check the contract address',
  'tokens.notes.contractText':
    'Anyone can create a token with a known name. Copy the address from the project’s own website.',
  'tokens.notes.listed': 'Listed tokens appear automatically',
  'tokens.notes.listedText':
    'Tokens on the wallet’s list appear on the home screen as soon as you hold them. You don’t have to add them.',
  'tokens.notes.free': 'Adding costs nothing',
  'tokens.notes.freeText':
    'It only adds the token to your list and gives no permission. You can remove it on the token’s page.',
} as const;
