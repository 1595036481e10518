import type { Call } from './Call.ts';
import type { CallCircumstances } from './CallCircumstances.ts';
import type { CallEffects, Movement } from './CallEffects.ts';
import { innermostCalls } from './innermostCalls.ts';
import { isUnverifiedTarget } from './isUnverifiedTarget.ts';
import { callKindOf } from './kinds/callKindOf.ts';
import { COIN } from './kinds/shared/coin.ts';
import { swapsPaidInCoin } from './swapsPaidInCoin.ts';

/**
 * Reads the declared effects of a call: a contract may act differently, which only a simulation shows.
 *
 * An unknown call has no effects except the coin sent with it; the caller shows that it is unknown.
 */
export function effectsOf(call: Call, context: CallCircumstances): CallEffects {
  const { sender, wrappedCoin } = context;
  const calls = innermostCalls(call);
  const paidInCoin: ReadonlySet<Call> = swapsPaidInCoin(call, wrappedCoin);
  const movements = calls.flatMap((one) => {
    const declared = callKindOf(one).movements?.(one, { sender, isPaidInCoin: paidInCoin.has(one) }) ?? [];
    return isUnverifiedTarget(one, context)
      ? declared.map((movement) => ({ ...movement, bound: 'claimed' as const }))
      : declared;
  });
  return {
    movements: [...coinSentToContract(call, calls), ...movements],
    permissions: calls.flatMap((one) => callKindOf(one).permissions?.(one, sender) ?? []),
  };
}

/** Returns the coin sent to a contract with a call; any refund is unknown beforehand. */
function coinSentToContract(call: Call, calls: readonly Call[]): Movement[] {
  const isInMovements = callKindOf(call).coin?.isInMovements === true;
  if (isInMovements || call.value === 0n || call.kind === 'nativeTransfer') return [];
  const isReturned = calls.some(
    (one) =>
      (one.kind === 'routerPayout' && one.action === 'refund') ||
      (one.kind === 'swap' && one.paysCoin && one.exact === 'output'),
  );
  const bound = isReturned ? 'atMost' : 'exact';
  const to = call.contract;
  return [{ direction: 'out', asset: COIN, amount: call.value, bound, ...(to !== undefined && { to }) }];
}
