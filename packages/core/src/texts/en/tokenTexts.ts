/** Adding a token, and a token's page (docs/product.md §2 Add custom token, Token detail; §8 Tokens). */
export const tokenTexts = {
  'tokens.add.title': 'Add Token',
  'tokens.add.success': 'Token added successfully',
  'tokens.error.add': 'Failed to add token',
  'tokens.error.contractAddress': 'Enter a contract address: 0x and 40 hex digits with a valid checksum',
  'tokens.error.duplicate': 'You already have this token',
  'tokens.lookup.asking': 'Asking the contract…',
  'tokens.imitation': 'Not the known {symbol}',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'Your tokens could not be loaded',
  'tokens.page.balance': 'Balance',
  'tokens.page.value': '{currency} value',
  'tokens.page.network': 'Network',
  'tokens.page.contract': 'Contract',
  'tokens.page.approvals': 'View approvals',
  'tokens.page.copyContract': 'Copy contract address',
  'tokens.page.send': 'Send',
  'tokens.page.receive': 'Receive',
  'tokens.page.noPrice': 'No price available',
  'tokens.page.priceNotNow': '— (price not available now)',
  'tokens.page.noSendChain': 'You can’t send {symbol}: the wallet does not support {network} yet.',
  'tokens.page.noSendContract': 'To send {symbol}, add it with its contract address first.',
  'tokens.page.switchedOff':
    '{network} is switched off. Switch it on in Network settings to see, send and receive {symbol}.',
  'tokens.page.noSendBalance': 'You can send once the network reports your {symbol} balance.',
  'tokens.page.decimalsUnknown':
    'The decimals of {symbol} are unknown: they could not be loaded, or the network’s nodes disagree about them. You can’t send the token without them.',
  'tokens.page.decimalsChanged':
    'The contract reports different decimals than when you added it. The amounts may be wrong, so you can’t send {symbol}.',
  'tokens.page.confirm': 'Confirm',
  'tokens.page.confirmDecimals':
    'The contract of {symbol} reports {decimals} decimals. Confirm them once before you send: the wallet uses them for every amount and compares later answers with them.',
  'tokens.page.contradicted':
    'The server reports wrong decimals for {symbol}. The amounts would be wrong, so you can’t send it until you reload the page.',
  'tokens.page.balanceFailed': 'The network did not report your balance.',
  'tokens.remove': 'Remove token',
  'tokens.remove.title': 'Remove {symbol}?',
  'tokens.remove.text': 'It is removed from your list. Your tokens stay on the network.',
  'tokens.remove.done': 'Token removed',
  'tokens.remove.failed': 'Failed to remove token',
} as const;
