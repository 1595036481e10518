import type { Network } from '@everything-wallet/core/networks/networks';
import { usdValue } from '@everything-wallet/core/amounts/usdValue';
import { formatUsd } from '../../../lib/format/formatUsd.ts';
import { usePrices } from '../../../lib/prices/usePrices.ts';

/**
 * What an amount of a network's coin is worth in dollars, as people read it; undefined where that is not known, the price is old or a
 * built-in example, or the coins are test coins.
 *
 * @param units in the smallest unit; undefined: nothing is asked
 */
export function useUsd({ currency, type }: Network, units: bigint | undefined): string | undefined {
  const isWanted = type === 'mainnet' && units !== undefined;
  const { prices, isSample, isOld } = usePrices(isWanted ? [currency] : [], { isRestingWhenIdle: true });
  const price = prices?.[currency];
  if (units === undefined || !price || isSample || isOld) return undefined;
  return formatUsd(usdValue(units, price.usd));
}
