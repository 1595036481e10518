import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { formatCoin } from '../../../lib/format/formatCoin.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import { assetOfPool } from '../assetOfPool.ts';
import type { Pool } from '../Pool.ts';

/** Writes an amount of a pool's asset, in its smallest unit, with what it is worth where that is known. */
export function usePoolAmount(
  pool: Pool,
  price: number | null | undefined,
): (units: bigint | undefined) => string {
  const t = useText();
  const money = useMoney();
  const asset = assetOfPool(pool);
  return (units) => {
    if (units === undefined || !asset) return t('pools.unknown');
    const written = `${formatCoin(formatAmount(units, asset.decimals))} ${asset.symbol}`;
    if (price === undefined || price === null) return written;
    return t('pools.tvlWorth', {
      amount: written,
      worth: money.format(exactUsd(units, price, asset.decimals)),
    });
  };
}
