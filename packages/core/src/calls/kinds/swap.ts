import { sameAddress } from '../../accounts/sameAddress.ts';
import type { Call } from '../Call.ts';
import type { Movement } from '../CallEffects.ts';
import type { CallWarning } from '../CallWarning.ts';
import type { WarningContext } from '../WarningContext.ts';
import { isUnlimited } from '../isUnlimited.ts';
import { v2SwapReaders } from '../readers/v2SwapReaders.ts';
import { v3SwapReaders } from '../readers/v3SwapReaders.ts';
import type { SwapCall } from '../types/SwapCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { buildPayout } from './shared/buildPayout.ts';
import { COIN } from './shared/coin.ts';
import { otherRecipientWarnings } from './shared/otherRecipientWarnings.ts';

/** Swap through a router of Uniswap v2 or v3. */
export const swap: CallKind<SwapCall> = {
  readers: [...v2SwapReaders, ...v3SwapReaders],
  title: 'call.title.swap',
  movements: (call, { sender, isPaidInCoin }) => movementsOf(call, sender, isPaidInCoin),
  warnings: warningsOf,
  deadline: ({ deadline }) => deadline,
  coin: {},
  isAtFaceValue: true,
  isSwap: true,
};

export const record: CallRecord = { title: 'callHistory.swap' };

/**
 * Builds the transfers of a swap: an input in coin was sent with the call, and an input already in the router
 * costs the sender nothing more. A swap with a price limit ends there: it may take less of an exact input,
 * and give less of an exact output.
 */
function movementsOf(call: SwapCall, sender: string, isPaidInCoin: boolean): readonly Movement[] {
  const [first, last] = [call.path[0], call.path.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isExactIn = call.exact === 'input';
  const exactly = call.priceLimit === 0n ? 'exact' : 'atMost';
  const paid: Movement = {
    direction: 'out',
    asset: { type: 'token', contract: first },
    amount: call.amountIn,
    bound: isExactIn ? exactly : 'atMost',
    to: call.contract,
  };
  const received = buildPayout(call.recipient, sender, {
    asset: call.receivesCoin ? COIN : { type: 'token', contract: last },
    amount: call.amountOut,
    bound: isExactIn ? 'atLeast' : exactly,
  });
  return isPaidInCoin || call.amountIn === undefined ? received : [paid, ...received];
}

function warningsOf(call: SwapCall, context: WarningContext, later: readonly Call[]): readonly CallWarning[] {
  const isToRouter =
    call.recipient === 'contract' ||
    (typeof call.recipient === 'object' && sameAddress(call.recipient.address, call.contract));
  const collected = isToRouter ? later.find((next) => usesOutputOf(next, call, context)) : undefined;
  // A swap for an exact output that stops at its price limit pays less, without a lower bound.
  const own = call.exact === 'output' && call.priceLimit !== 0n ? 0n : call.amountOut;
  const minOutput =
    collected?.kind === 'routerPayout' && collected.amountMin > own ? collected.amountMin : own;
  const isNext = collected?.kind === 'swap';
  return [
    ...(isToRouter ? [] : otherRecipientWarnings(call.recipient, context)),
    ...(isToRouter && !collected ? ([{ type: 'leftWithRouter', contract: call.contract }] as const) : []),
    // An inner swap is bounded at its last step.
    ...(isWithoutMost(call) ? ([{ type: 'noMostInput' }] as const) : []),
    ...(minOutput === 0n && !isNext ? ([{ type: 'noLeastOutput' }] as const) : []),
  ];
}

/** Returns true for a swap without a maximum input. Coin is bounded by the value of the call. */
function isWithoutMost({ exact, paysCoin, amountIn }: SwapCall): boolean {
  return exact === 'output' && !paysCoin && amountIn !== undefined && isUnlimited(amountIn);
}

/** Checks whether a later call uses the output that a swap left with the router. */
function usesOutputOf(next: Call, { path }: SwapCall, { wrappedCoin }: WarningContext): boolean {
  const last = path.at(-1) ?? '';
  // A router pays from its own balance only if the call spends all of it; otherwise the sender pays.
  if (next.kind === 'swap') return next.amountIn === undefined && next.path[0] === last;
  if (next.kind !== 'routerPayout') return false;
  if (next.action === 'sweep') return next.token === last;
  return next.action === 'unwrap' && wrappedCoin !== undefined && sameAddress(wrappedCoin, last);
}
