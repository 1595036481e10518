import type { ApprovalNetworkScan } from './ApprovalNetworkScan.ts';

/** Returns true if enough nodes have read a network from its beginning: then an approval that is not listed does not exist. */
export function isWhole({ status, answer, leftOut }: ApprovalNetworkScan): boolean {
  if (status === 'failed' || answer?.logs !== 'whole' || leftOut > 0) return false;
  const { read, nodes } = answer;
  return (read?.told ?? 0) >= nodes.needed && nodes.answered >= Math.min(1, answer.approvals.length);
}
