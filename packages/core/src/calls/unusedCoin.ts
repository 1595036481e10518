import type { Call } from './Call.ts';
import { innermostCalls } from './innermostCalls.ts';
import { callKindOf } from './kinds/callKindOf.ts';
import { swapsPaidInCoin } from './swapsPaidInCoin.ts';

/**
 * Returns the coin sent with a call beyond what its calls certainly use, in wei; for an exact output the use
 * is unknown beforehand. A contract retains the excess, or the next caller can take it.
 *
 * @param wrappedCoin the contract of the network's wrapped coin
 * @returns 0 if none is left, or an unknown inner call may use it
 */
export function unusedCoin(call: Call, wrappedCoin: string | undefined): bigint {
  if (call.value === 0n) return 0n;
  const used = callKindOf(call).coin?.used?.(call);
  if (used !== undefined) return aboveZero(call.value - used);
  const calls = innermostCalls(call);
  const isReturned = calls.some((one) => one.kind === 'routerPayout' && one.action === 'refund');
  if (isReturned || calls.some(({ kind }) => kind === 'unknown')) return 0n;
  const taken = [...swapsPaidInCoin(call, wrappedCoin)].map((swap) => {
    // A v2 router uses its coin or refunds the rest.
    if (swap.paysCoin) return call.value;
    return swap.exact === 'input' ? (swap.amountIn ?? 0n) : 0n;
  });
  const unused = taken.reduce((rest, amount) => rest - amount, call.value);
  return aboveZero(unused);
}

function aboveZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
