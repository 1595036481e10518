import type { Network } from '@everything-wallet/core/networks/networks';
import { fetchTokenPrices } from '../../../lib/prices/fetchTokenPrices.ts';

/** Maximum age of a price used in a calculation, in ms. */
const FRESH_MS = 5 * 60_000;

/** Short, in ms: the price only adds a warning, and must not block the swap. */
const TIMEOUT_MS = 5_000;

/**
 * Reads the market price of one whole token in dollars; null if it is unknown. Undefined where there is no market: on test networks, and if prices are
 * built-in examples.
 *
 * @param contract null for the coin
 */
export async function askPrice(
  network: Network,
  contract: string | null,
): Promise<number | null | undefined> {
  if (network.type === 'testnet') return undefined;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS));
  return Promise.race([ask(network, contract).catch(() => null), late]);
}

async function ask(network: Network, contract: string | null): Promise<number | null | undefined> {
  const { prices, isSample, ageMs } = await fetchTokenPrices([
    { network: network.rpcName, contract: contract ?? network.wrappedCoin },
  ]);
  if (isSample) return undefined;
  return ageMs >= FRESH_MS ? null : (prices[0]?.usd ?? null);
}
