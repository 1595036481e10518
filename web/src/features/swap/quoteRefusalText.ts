import type { SwapError } from '@everything-wallet/core/swaps/SwapError';
import type { TextId } from '../../texts/texts.ts';

/** Text on why the wallet refuses a quote, by the reason. */
export const quoteRefusalText = {
  foreignRouter: 'swap.live.problem.refusedQuote',
  foreignRoute: 'swap.live.problem.refusedQuote',
  otherAmount: 'swap.live.problem.otherAmount',
  mayKeepPart: 'swap.live.none.keepsPartUnknown',
} as const satisfies Readonly<Record<SwapError['reason'], TextId>>;
