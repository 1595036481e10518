import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { PoolRefusal, PoolWarning } from '@everything-wallet/core/pools/judgePoolStep';
import type { SequenceProblem } from '../../../lib/callSequence/SequenceProblem.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import type { AmountRounding } from '../../../lib/format/formatShort.ts';
import { maskedWrite } from '../../../lib/money/maskedWrite.ts';
import type { Text } from '../../../lib/text/useText.ts';

/** Unit of an amount in a sentence. */
interface Counted {
  readonly symbol: string;
  readonly decimals: number;
}

interface RefusalWriting {
  readonly write: WriteAmount;
  readonly mask: (text: string) => string;
}

/**
 * Returns the text for a refusal, with a limit in the unit of the step.
 *
 * @param mask hides the user's own amounts (`useMask`); a limit of the pool is not masked
 */
export function refusalProblem(
  { reason, limit }: PoolRefusal,
  { asset, shares }: { readonly asset: Counted; readonly shares: Counted },
  { write, mask }: RefusalWriting,
): SequenceProblem {
  const counted = reason === 'aboveRedeem' ? shares : asset;
  const by = reason === 'aboveDeposit' ? write : maskedWrite(write, mask);
  return {
    text: `vaults.refused.${reason}`,
    values: limit === undefined ? {} : { limit: amountWords(limit, counted, by) },
  };
}

/** Describes a warning to accept in a sentence. */
export function warningWords(warning: PoolWarning, asset: Counted, t: Text, write: WriteAmount): string {
  switch (warning.type) {
    case 'lessBack':
      return t('vaults.warns.lessBack', { back: amountWords(warning.back, asset, write) });
    case 'backUnknown':
      return t('vaults.warns.backUnknown');
    case 'fee':
      return t('vaults.warns.fee', { lost: amountWords(warning.lost, asset, write, 'up') });
    case 'restStays':
      return warning.rest === undefined
        ? t('pools.warns.partStays')
        : t('pools.warns.restStays', { rest: amountWords(warning.rest, asset, write, 'up') });
    case 'unconfirmed':
    case 'disputed':
      return t(`vaults.warns.${warning.type}`);
  }
}

/** Formats an amount with its symbol. */
export function amountWords(
  units: bigint,
  { symbol, decimals }: Counted,
  write: WriteAmount,
  rounding?: AmountRounding,
): string {
  return `${write(formatAmount(units, decimals), rounding)} ${symbol}`;
}
