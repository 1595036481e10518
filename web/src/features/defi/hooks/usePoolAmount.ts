import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { assetOfPool } from '../assetOfPool.ts';
import type { Pool } from '../Pool.ts';

/**
 * Formats an amount of a pool's asset, in its smallest unit, with its value if known.
 *
 * @param whose the user's own amounts are masked while amounts are hidden
 */
export function usePoolAmount(
  pool: Pool,
  price: number | null | undefined,
  whose: 'own' | 'everyones',
): (units: bigint | undefined, write: WriteAmount) => string {
  const t = useText();
  const maskOwn = useMask();
  const mask = whose === 'own' ? maskOwn : (text: string) => text;
  const money = useMoney();
  const asset = assetOfPool(pool);
  return (units, write) => {
    if (units === undefined || !asset) return t('pools.unknown');
    const written = `${mask(write(formatAmount(units, asset.decimals)))} ${asset.symbol}`;
    if (price === undefined || price === null) return written;
    return t('pools.tvlWorth', {
      amount: written,
      worth: mask(money.format(exactUsd(units, price, asset.decimals))),
    });
  };
}
