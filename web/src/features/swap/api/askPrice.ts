import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { fetchCoinPrices } from '../../../lib/prices/fetchCoinPrices.ts';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';

/** Maximum age of a price used in a calculation, in ms. */
const FRESH_MS = 5 * 60_000;

/** Short, in ms: the price only adds a warning, and must not block the swap. */
const TIMEOUT_MS = 3_000;

/**
 * Reads the market price of one whole token in dollars; undefined if unknown or unavailable.
 *
 * @param contract null for the coin
 */
export async function askPrice(network: Network, contract: string | null): Promise<number | undefined> {
  // Assets of test networks have no value.
  if (network.type === 'testnet') return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  return Promise.race([ask(network, contract).catch(() => undefined), late]);
}

async function ask(network: Network, contract: string | null): Promise<number | undefined> {
  if (contract === null || sameAddress(contract, network.wrappedCoin)) {
    const symbol = pricedSymbolOf(network);
    if (symbol === undefined) return undefined;
    const { prices, source, ageMs } = await fetchCoinPrices({ symbols: [symbol] });
    return source === 'sample' || ageMs >= FRESH_MS ? undefined : prices[symbol]?.usd;
  }
  const tokens = [{ network: network.rpcName, contract }];
  const { prices, source, ageMs, notNow } = await batchQuery('tokenPrices', { tokens });
  const isOfNow = source !== 'sample' && ageMs < FRESH_MS && !notNow?.includes(0);
  return isOfNow ? prices[0]?.usd : undefined;
}
