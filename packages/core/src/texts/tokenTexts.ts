/** Adding a token, and a token's page (docs/product.md §2 Add custom token, Token detail; §8 Tokens). */
export const tokenTexts = {
  'tokens.add.title': 'Add Token',
  'tokens.add.success': 'Token added successfully',
  'tokens.error.add': 'Failed to add token',
  'tokens.error.contractAddress': 'Enter a contract address: 0x and 40 hex digits with a valid checksum',
  'tokens.error.duplicate': 'You have this token already',
  'tokens.lookup.asking': 'Asking the contract…',
  'tokens.imitation': 'Not the known {symbol}',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'Your own tokens could not be loaded',
  'tokens.page.balance': 'Balance',
  'tokens.page.value': '{currency} value',
  'tokens.page.network': 'Network',
  'tokens.page.contract': 'Contract',
  'tokens.page.approvals': 'View approvals',
  'tokens.page.copyContract': 'Copy contract address',
  'tokens.page.send': 'Send',
  'tokens.page.receive': 'Receive',
  'tokens.page.noPrice': 'No price known',
  'tokens.page.priceNotNow': '— (price not known now)',
  'tokens.page.noSendChain': 'The wallet cannot send {symbol}: it does not work on {network} yet.',
  'tokens.page.noSendContract': 'To send {symbol}, add it with its contract address first.',
  'tokens.page.switchedOff':
    '{network} is switched off. Switch it on in Network settings to see, send and receive {symbol}.',
  'tokens.page.noSendBalance': 'Sending waits until the network tells your {symbol} balance.',
  'tokens.page.decimalsUnknown':
    'The decimals of {symbol} are not known: they could not be asked for, or the network’s nodes did not agree on them. Without them it cannot be sent.',
  'tokens.page.decimalsChanged':
    'The contract states other decimals than when you added it. Amounts cannot be trusted, so {symbol} cannot be sent.',
  'tokens.page.confirm': 'Confirm',
  'tokens.page.confirmDecimals':
    'The contract of {symbol} states {decimals} decimals. Confirm them once before you send: every amount is read by them, and later answers are compared with them.',
  'tokens.page.contradicted':
    'The server states other decimals for {symbol} than it has. Amounts would be wrong, so it cannot be sent until you reload the page.',
  'tokens.page.balanceFailed': 'The network did not tell your balance.',
  'tokens.remove': 'Remove token',
  'tokens.remove.title': 'Remove {symbol}?',
  'tokens.remove.text': 'It disappears from your list. What you hold of it stays on the chain.',
  'tokens.remove.done': 'Token removed',
  'tokens.remove.failed': 'Failed to remove token',
} as const;
