import type { SwapCosts } from './swapCosts.ts';
import type { SwapSender } from './swapRequests.ts';
import type { SwapToken } from './SwapToken.ts';

/** Reason why the account cannot swap an amount. */
export type SwapProblem =
  | { readonly type: 'balanceUnknown' | 'notEnough' | 'watchOnly' }
  /** Coin for the fee is missing: wei that are needed for it. */
  | { readonly type: 'notEnoughFee' | 'notEnoughFees'; readonly fees: bigint };

/** Swap as it is typed. */
interface TypedSwap {
  readonly from: SwapToken;
  /** Coin of the network, which pays the fee. */
  readonly coin: SwapToken;
  /** Amount in the smallest unit. */
  readonly amount: bigint;
  readonly isWrapping: boolean;
}

/** Finds the reason why the account cannot swap; undefined while nothing is typed, or where it can. */
export function swapProblem(
  typed: TypedSwap | undefined,
  costs: SwapCosts,
  sender: SwapSender,
): SwapProblem | undefined {
  const shortage = typed && swapShortage(typed, costs);
  if (shortage) return shortage;
  return sender.derivationIndex === null ? { type: 'watchOnly' } : undefined;
}

function swapShortage(
  { from, coin, amount, isWrapping }: TypedSwap,
  { fee, withApprovals }: SwapCosts,
): SwapProblem | undefined {
  if (from.balance === undefined || from.agreement === 'disputed') return { type: 'balanceUnknown' };
  if (amount > from.balance) return { type: 'notEnough' };
  const isApproved = from.contract !== null && !isWrapping;
  const fees = isApproved ? (withApprovals ?? 0n) : (fee ?? 0n);
  const needed = (from.contract === null ? amount : 0n) + fees;
  if (coin.balance === undefined || coin.balance >= needed) return undefined;
  return { type: isApproved ? 'notEnoughFees' : 'notEnoughFee', fees };
}
