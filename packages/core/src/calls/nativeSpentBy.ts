import type { Call, FulfillOrderCall } from './Call.ts';
import { innermostCalls } from './innermostCalls.ts';
import { swapsPaidInCoin } from './swapsPaidInCoin.ts';

/** Calls that take all the coin that is sent along. */
const TAKES_ALL: readonly Call['kind'][] = ['nativeTransfer', 'wrap', 'stake'];

/**
 * How much coin is sent along beyond what the calls take for certain, in wei: of an exact output nobody knows it beforehand. A contract
 * keeps it, or whoever asks for it next has it.
 *
 * @param wrappedCoin the contract of the network's wrapped coin
 * @returns 0 where nothing is left, or an unknown call among them may take it
 */
export function nativeSpentBy(call: Call, wrappedCoin: string | undefined): bigint {
  if (TAKES_ALL.includes(call.kind) || call.value === 0n || call.kind === 'nativeTransfer') return 0n;
  if (call.kind === 'fulfillOrder') return aboveZero(call.value - coinOfOrder(call));
  const calls = innermostCalls(call);
  const isReturned = calls.some((one) => one.kind === 'routerPayout' && one.action === 'refund');
  if (isReturned || calls.some(({ kind }) => kind === 'unknown')) return 0n;
  const taken = [...swapsPaidInCoin(call, wrappedCoin)].map((swap) => {
    // A router of v2 takes what it is sent, or returns the rest.
    if (swap.paysCoin) return call.value;
    return swap.exact === 'input' ? (swap.amountIn ?? 0n) : 0n;
  });
  const left = taken.reduce((rest, amount) => rest - amount, call.value);
  return aboveZero(left);
}

function aboveZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}

/** What an order takes of coin at most. */
function coinOfOrder({ order, numerator, denominator }: FulfillOrderCall): bigint {
  return order.consideration
    .filter(({ itemType }) => itemType === 0)
    .map(({ startAmount, endAmount }) => (startAmount > endAmount ? startAmount : endAmount))
    .reduce((sum, amount) => sum + (amount * numerator) / denominator, 0n);
}
