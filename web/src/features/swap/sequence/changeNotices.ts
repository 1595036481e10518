import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';
import { formatShort } from '../../../lib/format/formatShort.ts';
import type { Text } from '../../../lib/text/useText.ts';
import { percentOf } from '../slippage.ts';
import type { SwapSequence } from './SwapSequence.ts';

/** Minimum shortfall against the other exchange that causes a warning, in basis points. */
const LESS_BPS = 100;

/**
 * Returns warnings about changes since the swap was started, which must be accepted: that the quote gives less than the first minimum, and
 * that the other exchange, whose router is not approved, would give more. Price impact shows neither: it measures a pool against itself.
 */
export function changeNotices(
  { first_least: firstLeast, buy }: Pick<SwapSequence, 'first_least' | 'buy'>,
  { amountOut, lessThanElsewhereBps: less = 0 }: QuotedSwap,
  t: Text,
): readonly string[] {
  const { symbol, decimals } = buy;
  const isLess = firstLeast !== undefined && BigInt(amountOut) < BigInt(firstLeast);
  const first = formatShort(formatAmount(BigInt(firstLeast ?? 0), decimals), 'up');
  const now = formatShort(formatAmount(BigInt(amountOut), decimals));
  return [
    ...(isLess ? [t('swap.live.lessThanFirst', { first, now, symbol })] : []),
    ...(less >= LESS_BPS ? [t('swap.live.lessThanElsewhere', { percent: percentOf(less) })] : []),
  ];
}
