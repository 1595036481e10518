import { priceImpactWarning } from '@everything-wallet/core/swaps/priceImpactWarning';
import type { QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';
import type { Text } from '../../lib/text/useText.ts';

/** Returns the warnings of a quote that must be accepted before signing. */
export function quoteNotices(quote: QuotedSwap, t: Text): readonly string[] {
  const impact = priceImpactWarning(quote.priceImpactBps);
  return [
    ...(impact ? [t(impact.id, impact.values)] : []),
    ...(quote.agreement === 'unconfirmed' ? [t('swap.live.unconfirmed')] : []),
    ...(quote.nodes.differing === undefined ? [] : [t('swap.live.differing')]),
    ...(quote.arrivesWhole ? [] : [t('swap.live.mayKeepPart')]),
  ];
}
