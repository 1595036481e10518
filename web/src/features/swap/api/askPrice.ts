import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Network } from '@everything-wallet/core/networks/networks';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { getTokenPrices } from '../../../lib/prices/getTokenPrices.ts';
import { batchQuery } from '../../../lib/refresh/batchQuery.ts';

/** How old a price may be that something is worked out with, in ms. */
const FRESH_MS = 5 * 60_000;

/** How long it is waited for, in ms: it warns, and keeps nobody from going on. */
const TIMEOUT_MS = 3_000;

/**
 * What one whole token costs in dollars, by the market; undefined where that is not known now, or nobody knows it.
 *
 * @param contract null for the coin
 */
export async function askPrice(network: Network, contract: string | null): Promise<number | undefined> {
  // Nothing of a test network is worth anything.
  if (network.type === 'testnet') return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  return Promise.race([ask(network, contract).catch(() => undefined), late]);
}

async function ask(network: Network, contract: string | null): Promise<number | undefined> {
  if (contract === null || sameAddress(contract, network.wrappedCoin)) {
    const symbol = pricedSymbolOf(network);
    if (symbol === undefined) return undefined;
    const { prices, source, ageMs } = await getTokenPrices({ symbols: [symbol] });
    return source === 'sample' || ageMs >= FRESH_MS ? undefined : prices[symbol]?.usd;
  }
  const tokens = [{ network: network.rpcName, contract }];
  const { prices, source, ageMs, notNow } = await batchQuery('tokenPrices', { tokens });
  const isOfNow = source !== 'sample' && ageMs < FRESH_MS && !notNow?.includes(0);
  return isOfNow ? prices[0]?.usd : undefined;
}
