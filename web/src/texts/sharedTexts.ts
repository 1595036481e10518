/** What many screens behind the sign-in say; no visitor's page needs it. */
export const sharedTexts = {
  'common.offlineText': 'This could not be loaded. It comes by itself once you have a connection.',
  'common.unreadable':
    '{count, plural, one {# record could not be read and is missing here.} other {# records could not be read and are missing here.}}',
  'common.unreadableTotals':
    '{count, plural, one {# record could not be read and is missing here. The totals leave it out.} other {# records could not be read and are missing here. The totals leave them out.}}',
  'common.serverUnreachable': 'The server did not answer',
  'common.save': 'Save',
  'common.delete': 'Delete',
  'common.close': 'Close',
  'common.renamedTo': '{currency} is the coin that has been called {symbol} since {year}.',
  'common.nowCalledShort': '(now {symbol})',
  'badge.samplePrices': 'Sample prices',
  'badge.samplePricesHint': 'Built-in example prices, not the market’s.',
  'badge.localChain': 'Local chain',
  'badge.localChainHint': 'This wallet talks to a chain on your own computer. Its coins are play money.',
  'common.unknownError': 'Something went wrong. Please try again.',
  'common.back': 'Back',
  'badge.demo': 'Demo',
  'badge.demoHint': 'This screen shows how it will work. It moves no coins.',
} as const;
