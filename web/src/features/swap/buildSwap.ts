import { SwapError } from '@everything-wallet/core/swaps/SwapError';
import {
  swapTransaction,
  type QuotedSwap,
  type SwapTransaction,
  type SwapWish,
} from '@everything-wallet/core/swaps/swapTransaction';

/** Swap as it would be signed, or the reason why the quote is refused. */
export type BuiltSwap = SwapTransaction | { readonly refusal: SwapError['reason'] };

/** Builds the transaction of a quoted swap, or names the reason why the quote is refused. */
export function buildSwap(wish: SwapWish, quote: QuotedSwap): BuiltSwap {
  try {
    return swapTransaction(wish, quote);
  } catch (error) {
    if (error instanceof SwapError) return { refusal: error.reason };
    throw error;
  }
}
