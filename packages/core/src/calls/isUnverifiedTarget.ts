import type { Call } from './Call.ts';
import type { CallCircumstances } from './CallCircumstances.ts';
import { callKindOf } from './kinds/callKindOf.ts';

/**
 * True if the effects of a call are known only from the contract itself: it is called like a router or a
 * vault, but its author may have given its functions any name.
 */
export function isUnverifiedTarget(call: Call, { isKnownContract }: CallCircumstances): boolean {
  return isKnownContract !== true && callKindOf(call).isAtFaceValue === true;
}
