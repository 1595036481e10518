import type { StepState } from '../../lib/callSequence/stepState.ts';
import type { ApprovalRow } from './ApprovalRow.ts';
import type { Revocation } from './hooks/useRevocations.ts';

/** State of a revocation as its row shows it. */
export type RevokeState = Exclude<StepState, 'missing' | 'unreadable'> | 'inForce';

/**
 * Returns the state of a revocation: that of its record, or 'inForce' if the quorum reports, at its block or later, that the
 * approval still exists. A contract may ignore a revocation, or the user may have approved again. After the waiting time, the
 * response of one node is enough to offer the revocation again.
 */
export function revokeState(
  { approval, block }: ApprovalRow,
  revoke: Revocation | undefined,
): RevokeState | undefined {
  if (!revoke) return undefined;
  const { status } = revoke;
  // It may have been sent: a second one could only pay another fee.
  if (status === 'missing' || status === 'unreadable') return 'pending';
  if (status !== 'completed') return status;
  const isLater = block !== undefined && revoke.block !== undefined && block >= revoke.block;
  const { agreement, units } = approval;
  const isReportedByOne = agreement === 'unconfirmed' && units !== null;
  return isLater && (agreement === 'agreed' || (isReportedByOne && revoke.isOverdue))
    ? 'inForce'
    : 'completed';
}
