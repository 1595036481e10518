/**
 * CoinGecko's ids by symbol: the symbols of the markets screen (specification §3) and of the pools and catalogue.
 *
 * SepoliaETH has no market. MATIC is 'polygon-ecosystem-token': the coin was renamed POL one to one in 2024, and the
 * old id 'matic-network' only follows the few tokens never exchanged.
 */
export const coinGeckoIds = {
  ETH: 'ethereum',
  BTC: 'bitcoin',
  USDT: 'tether',
  USDC: 'usd-coin',
  BNB: 'binancecoin',
  ADA: 'cardano',
  SOL: 'solana',
  XRP: 'ripple',
  DOT: 'polkadot',
  MATIC: 'polygon-ecosystem-token',
  AVAX: 'avalanche-2',
  LINK: 'chainlink',
  UNI: 'uniswap',
  LTC: 'litecoin',
  ATOM: 'cosmos',
  XLM: 'stellar',
  ALGO: 'algorand',
  SHIB: 'shiba-inu',
  DAI: 'dai',
} as const;

export type PricedSymbol = keyof typeof coinGeckoIds;
