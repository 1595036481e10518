import { sameAddress } from '../accounts/sameAddress.ts';
import type { Call } from './Call.ts';
import { innermostCalls } from './innermostCalls.ts';
import type { SwapCall } from './types/SwapCall.ts';

/**
 * Returns the swaps of a call that are paid with its coin: those that declare it, and those of the wrapped
 * coin by a v3 router, which uses coin in its place while its balance suffices (PeripheryPayments.pay).
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
