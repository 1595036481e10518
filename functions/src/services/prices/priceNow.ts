import type { Network } from '@everything-wallet/core/networks/networks';
import { configuredPrices } from './configuredPrices.ts';

/** Milliseconds for which a price is that of now. */
const FRESH_MS = 120_000;

/**
 * What a coin of a network costs now, in dollars; undefined where that is not known, and of testnets, whose coins are worth
 * nothing.
 *
 * @throws ServiceError 'unavailable' when there are no prices
 */
export async function coinPrice({ type, currency }: Network): Promise<number | undefined> {
  if (type === 'testnet') return undefined;
  const { prices, ageMs } = await configuredPrices().getPrices([currency]);
  return ageMs <= FRESH_MS ? prices[currency]?.usd : undefined;
}
