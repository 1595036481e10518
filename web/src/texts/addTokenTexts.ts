/** The form that adds a token, and what it says of the contract; loaded with that form. */
export const addTokenTexts = {
  'tokens.add.contractAddress': 'Contract Address',
  'tokens.add.network': 'Network',
  'tokens.add.name': 'Token Name',
  'tokens.add.symbol': 'Token Symbol',
  'tokens.add.icon': 'Icon',
  'tokens.add.iconHelp':
    'One or two characters or an emoji. Without it the first letter of the symbol stands there.',
  'tokens.add.required': 'Fields with an asterisk are required.',
  'tokens.add.submit': 'Add token',
  'tokens.lookup.found': 'Found: {name} ({symbol}), {decimals} decimals. Not on the wallet’s token list.',
  'tokens.lookup.listed': 'Found: {name} ({symbol}), {decimals} decimals. It is on the wallet’s token list.',
  'tokens.lookup.imitation':
    'This is not the known {symbol}. Anyone can make a token of any name. The contract you entered: {contract}. {known}',
  'tokens.lookup.knownContract': 'The known {symbol} on {network}: {contract}.',
  'tokens.lookup.knownNone': 'No {symbol} contract on {network} is known.',
  'tokens.imitation.title': 'Add a token that is not {symbol}?',
  'tokens.imitation.text':
    'It calls itself {symbol}, but it is another contract. Whoever made it may want you to take it for the known one. The contract you entered: {contract}. {known} It stays marked in your wallet.',
  'tokens.imitation.confirm': 'Add it anyway',
  'tokens.lookup.differs':
    'The contract calls itself {name} ({symbol}), which is not what you typed. Is it the token you mean?',
  'tokens.lookup.use': 'Use the contract’s own',
  'tokens.lookup.unreachable':
    'The network did not answer, so nothing could be checked. You can add the token as you typed it; its page asks the contract again before you can send it.',
  'tokens.lookup.switchedOff':
    '{network} is switched off. You can add the token; switch the network on in Network settings to see its balance and to send it.',
  'tokens.lookup.unnamed': 'unnamed',
  'tokens.notes.title': 'Before you add a token',
  'tokens.notes.contract': 'Check the contract address',
  'tokens.notes.contractText':
    'Anyone can make a token with a known name. Copy the address from the project’s own website.',
  'tokens.notes.listed': 'Listed tokens appear by themselves',
  'tokens.notes.listedText':
    'Tokens on the wallet’s list are shown on the home as soon as you hold some. There is no need to add them.',
  'tokens.notes.free': 'Adding costs nothing',
  'tokens.notes.freeText':
    'It adds the token to your list and gives no permission. You can remove it from the token’s page.',
} as const;
