import type { PoolStep } from './PoolSequence.ts';

/** Returns true where an approval is given before the step itself: it stays when the sequence is dismissed. */
export function mayLeaveApproval(action: PoolStep): boolean {
  return action === 'deposit' || action === 'askBack';
}
