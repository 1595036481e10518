import { sameAddress } from '../accounts/sameAddress.ts';
import type { Call, SwapCall } from './Call.ts';
import { innermostCalls } from './innermostCalls.ts';

/**
 * Which swaps of a call are paid with the coin that was sent along: those that say so, and those of the wrapped coin by a router of v3,
 * which takes coin in its place as long as it holds enough (PeripheryPayments.pay).
 */
export function swapsPaidInCoin(call: Call, wrappedCoin: string | undefined): ReadonlySet<SwapCall> {
  let left = call.value;
  const paid = new Set<SwapCall>();
  for (const one of innermostCalls(call)) {
    if (one.kind !== 'swap') continue;
    const isOfCoin = wrappedCoin !== undefined && sameAddress(one.path[0] ?? '', wrappedCoin);
    const takesCoin = isOfCoin && one.router !== 'v2Router02' && one.amountIn !== undefined;
    if (one.paysCoin) paid.add(one);
    else if (takesCoin && left > 0n && left >= one.amountIn) {
      paid.add(one);
      left -= one.amountIn;
    }
  }
  return paid;
}
