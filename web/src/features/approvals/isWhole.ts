import type { NetworkScan } from './NetworkScan.ts';

/** Whether a network was read from its beginning, by enough nodes: then what is not listed is not there. */
export function isWhole({ status, answer, leftOut }: NetworkScan): boolean {
  if (status === 'failed' || answer?.logs !== 'whole' || leftOut > 0) return false;
  const { read, nodes } = answer;
  return (read?.told ?? 0) >= nodes.needed && nodes.answered >= Math.min(1, answer.approvals.length);
}
