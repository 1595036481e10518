import type { Network } from '@everything-wallet/core/networks/networks';
import { fetchTokenPrices } from '../../../lib/prices/fetchTokenPrices.ts';

/** Maximum age of a price used in a calculation, in ms. */
const FRESH_MS = 5 * 60_000;

/** Short, in ms: the price only adds a warning, and must not block the swap. */
const TIMEOUT_MS = 3_000;

/**
 * Reads the market price of one whole token in dollars; null if it has none, undefined if it is unknown at present, and on test networks.
 *
 * @param contract null for the coin
 */
export async function askPrice(
  network: Network,
  contract: string | null,
): Promise<number | null | undefined> {
  // Assets of test networks have no value.
  if (network.type === 'testnet') return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  return Promise.race([ask(network, contract).catch(() => undefined), late]);
}

async function ask(network: Network, contract: string | null): Promise<number | null | undefined> {
  const { prices, isSample, ageMs } = await fetchTokenPrices([
    { network: network.rpcName, contract: contract ?? network.wrappedCoin },
  ]);
  if (isSample || ageMs >= FRESH_MS) return undefined;
  const [price] = prices;
  return price === null ? null : price?.usd;
}
