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
  'markets.error.prices': 'Failed to load prices',
} as const;
