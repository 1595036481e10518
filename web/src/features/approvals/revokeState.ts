import type { ApprovalRow } from './ApprovalRow.ts';
import type { Revoke } from './hooks/useRevokes.ts';

/**
 * What there is to say of an approval that somebody has taken back, or tried to: as the record has it, or 'inForce' where the nodes agree,
 * at its block or later, that it is there all the same: a contract may do so, or was allowed anew. Once that has been waited for long
 * enough, one node's word is enough to offer it again.
 */
export function revokeState(
  { approval, block }: ApprovalRow,
  revoke: Revoke | undefined,
): Revoke['status'] | 'inForce' | undefined {
  if (revoke?.status !== 'completed') return revoke?.status;
  const isLater = block !== undefined && revoke.block !== undefined && block >= revoke.block;
  const { agreement, units } = approval;
  const isToldByOne = agreement === 'unconfirmed' && units !== null;
  return isLater && (agreement === 'agreed' || (isToldByOne && revoke.isWaitedFor)) ? 'inForce' : 'completed';
}
