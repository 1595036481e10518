import type { Call } from './Call.ts';
import type { CallWarning } from './CallWarning.ts';
import { innermostCalls } from './innermostCalls.ts';
import { isUnverifiedTarget } from './isUnverifiedTarget.ts';
import type { WarningContext } from './WarningContext.ts';
import { callKindOf } from './kinds/callKindOf.ts';
import { unusedCoin } from './unusedCoin.ts';
import { warningKey } from './warningKey.ts';

/** Seconds beyond which a deadline protects too little. */
const DAY = 86_400n;

/**
 * Returns the warnings that the call data alone gives rise to. `simulationWarnings` adds those that need the chain, for example for a
 * spender without code.
 *
 * @returns each once, not sorted by severity
 */
export function callWarnings(call: Call, context: WarningContext): readonly CallWarning[] {
  const calls = innermostCalls(call);
  const unknownInside = call.kind === 'multicall' ? calls.filter(({ kind }) => kind === 'unknown').length : 0;
  return unique([
    ...calls.flatMap((one, place) => callKindOf(one).warnings?.(one, context, calls.slice(place + 1)) ?? []),
    ...deadlineWarnings(call, context.now),
    ...withoutDeadline(call, calls),
    ...coinWarnings(call, context),
    ...runningOut(call, context.funds),
    ...calls.flatMap((one) => unverifiedTargetWarnings(one, context)),
    ...(unknownInside > 0 ? ([{ type: 'innerUnknown', count: unknownInside }] as const) : []),
  ]).filter(({ type }) => type !== 'unknownCall' || call.kind === 'unknown');
}

function unique(warnings: readonly CallWarning[]): CallWarning[] {
  return [...new Map(warnings.map((warning) => [warningKey(warning), warning])).values()];
}

function unverifiedTargetWarnings(call: Call, context: WarningContext): CallWarning[] {
  const contract = call.kind === 'nativeTransfer' ? undefined : call.contract;
  return contract !== undefined && isUnverifiedTarget(call, context)
    ? [{ type: 'unknownContract', contract }]
    : [];
}

function deadlineWarnings(call: Call, now: bigint): CallWarning[] {
  const inner = call.kind === 'multicall' ? call.calls : [];
  return [
    ...judgeDeadline(callKindOf(call).deadline?.(call), now),
    ...inner.flatMap((one) => deadlineWarnings(one, now)),
  ];
}

/** Warns of swaps without a deadline; one deadline covers the whole transaction. */
function withoutDeadline(call: Call, calls: readonly Call[]): CallWarning[] {
  const hasSwap = calls.some(({ kind }) => kind === 'swap');
  return hasSwap && !hasDeadline(call) ? [{ type: 'noDeadline' }] : [];
}

function hasDeadline(call: Call): boolean {
  if (call.kind === 'swap') return call.deadline !== undefined;
  return call.kind === 'multicall' && (call.deadline !== undefined || call.calls.some(hasDeadline));
}

function judgeDeadline(deadline: bigint | undefined, now: bigint): CallWarning[] {
  if (deadline === undefined) return [];
  if (deadline < now) return [{ type: 'deadlinePassed', deadline }];
  return deadline > now + DAY ? [{ type: 'deadlineFar', deadline }] : [];
}

function coinWarnings(call: Call, { wrappedCoin }: WarningContext): CallWarning[] {
  const amount = unusedCoin(call, wrappedCoin);
  return amount > 0n ? [{ type: 'coinLeft', amount }] : [];
}

/** Warns of a call that leaves too little coin for the fees of later calls, at least for a revoke. */
function runningOut({ value }: Call, funds: WarningContext['funds']): CallWarning[] {
  if (!funds || value === 0n) return [];
  return funds.balance - value < 2n * funds.fee ? [{ type: 'coinRunsOut' }] : [];
}
