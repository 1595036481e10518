/** Prices, and the Markets screen (specification §2 Markets, §8 Scanning, swap, prices). */
export const marketMessages = {
  'markets.title': 'Markets',
  'markets.list': 'Prices',
  'markets.coin': 'Coin',
  'markets.price': 'Price',
  'markets.change': '24h change',
  'markets.missing': 'N/A',
  'markets.loading': 'Loading prices…',
  'markets.asOf': 'Prices as of {time}, refreshed every 30 seconds',
  'markets.search': 'Search coins',
  'markets.noneFound': 'No coin matches “{search}”',
  'markets.found': '{count, plural, one {# coin} other {# coins}}',
  'markets.sparkline': '{name}, last 7 days: {change}',
  'markets.inDollars': 'No rate for {currency} is known right now: these are US dollars.',
  'markets.error.prices': 'Failed to load prices',
} as const;
