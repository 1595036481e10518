import type { TextId } from '../texts/texts.ts';
import type { Call } from './Call.ts';
import type { CallCircumstances } from './CallCircumstances.ts';
import type { CallEffects } from './CallEffects.ts';
import { effectsOf } from './effectsOf.ts';
import { callKindOf } from './kinds/callKindOf.ts';

/** Description of a call for the user. */
export interface CallDescription extends CallEffects {
  /** Title in a word or two: a text id without values. */
  readonly titleId: TextId;
  /** Seconds since 1970; undefined if the call does not expire. */
  readonly deadline: bigint | undefined;
  /**
   * Accepted loss of value before the call fails, in basis points; undefined if the call does not state it.
   */
  readonly maxLossBps: bigint | undefined;
  /** Descriptions of the inner calls; their effects are included above. */
  readonly parts: readonly CallDescription[];
}

/** Describes a call: its title, what is sent and at least received, and the permissions. */
export function describeCall(call: Call, context: CallCircumstances): CallDescription {
  const { title, deadline, validUntil, maxLossBps } = callKindOf(call);
  const parts = call.kind === 'multicall' ? call.calls.map((inner) => describeCall(inner, context)) : [];
  return {
    titleId: typeof title === 'function' ? title(call, context.sender) : title,
    ...effectsOf(call, context),
    deadline: deadline?.(call) ?? validUntil?.(call),
    maxLossBps: maxLossBps?.(call),
    parts,
  };
}
