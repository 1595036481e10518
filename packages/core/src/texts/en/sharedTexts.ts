/** Texts that many screens behind the sign-in share. Public pages do not load them. */
export const sharedTexts = {
  'common.offlineText': 'This could not be loaded. It loads automatically once you are online.',
  'common.unreadable':
    '{count, plural, one {# record is unreadable and missing here.} other {# records are unreadable and missing here.}}',
  'common.unreadableTotals':
    '{count, plural, one {# record is unreadable and missing here. The totals leave it out.} other {# records are unreadable and missing here. The totals leave them out.}}',
  'common.serverUnreachable': 'The server did not answer',
  'common.save': 'Save',
  'common.delete': 'Delete',
  'common.close': 'Close',
  'common.renamedTo': '{currency} has been called {symbol} since {year}.',
  'common.nowCalledShort': '(now {symbol})',
  'badge.samplePrices': 'Sample prices',
  'badge.samplePricesHint': 'Built-in example prices, not market prices.',
  'badge.localChain': 'Local chain',
  'badge.localChainHint': 'This wallet uses a chain on your own computer. Its coins have no value.',
  'common.unknownError': 'Something went wrong. Please try again.',
  'common.back': 'Back',
  'badge.demo': 'Demo',
  'badge.demoHint': 'This screen shows how the feature will work. It moves no coins.',
} as const;
