import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { useMask } from '../../../lib/money/useMask.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { assetOfPool } from '../assetOfPool.ts';
import type { Pool } from '../Pool.ts';

/**
 * Formats the value of an amount of a pool's asset, in its smallest unit; undefined where it is unknown.
 *
 * @param whose the user's own amounts are masked while amounts are hidden
 */
export function usePoolWorth(
  pool: Pool,
  price: number | null | undefined,
  whose: 'own' | 'everyones',
): (units: bigint | undefined) => string | undefined {
  const maskOwn = useMask();
  const money = useMoney();
  const asset = assetOfPool(pool);
  return (units) => {
    if (units === undefined || !asset || price === undefined || price === null) return undefined;
    const written = money.format(exactUsd(units, price, asset.decimals));
    return whose === 'own' ? maskOwn(written) : written;
  };
}
