import type { Network } from '@everything-wallet/core/networks/networks';
import { usdValue } from '@everything-wallet/core/amounts/usdValue';
import { formatUsd } from '../../../lib/format/formatUsd.ts';
import { usePrices } from '../../../lib/prices/usePrices.ts';

/**
 * Formats the value of an amount of a network's coin in dollars; undefined if it is unknown, if the price is old or a built-in
 * example, or for test coins.
 *
 * @param units in the smallest unit; undefined to request nothing
 */
export function useUsd({ currency, type }: Network, units: bigint | undefined): string | undefined {
  const isWanted = type === 'mainnet' && units !== undefined;
  const { prices, isSample, isOld } = usePrices(isWanted ? [currency] : [], { isRestingWhenIdle: true });
  const price = prices?.[currency];
  if (units === undefined || !price || isSample || isOld) return undefined;
  return formatUsd(usdValue(units, price.usd));
}
