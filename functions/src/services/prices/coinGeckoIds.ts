import { networks, type Network } from '@everything-wallet/core/networks/networks';

/** CoinGecko's ids of assets that are no coin of a network of ours. */
const others = {
  BTC: 'bitcoin',
  USDT: 'tether',
  USDC: 'usd-coin',
  BNB: 'binancecoin',
  ADA: 'cardano',
  SOL: 'solana',
  XRP: 'ripple',
  DOT: 'polkadot',
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

/** Symbols of priced assets that are no coin of a network of ours. */
export type OtherSymbol = keyof typeof others;

/**
 * CoinGecko's ids by symbol: the symbols of the markets screen (docs/product.md §3), of the pools and catalogue, and of the networks'
 * coins, whose ids are in their files. Test coins have no market.
 */
export const coinGeckoIds: Readonly<Record<string, string>> = {
  ...others,
  ...Object.fromEntries(
    networks.flatMap(({ currency, coin }: Network) =>
      coin.price ? [[currency, coin.price.coinGeckoId]] : [],
    ),
  ),
};
