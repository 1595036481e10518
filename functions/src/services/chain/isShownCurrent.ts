import { headsOf } from './headsOf.ts';
import { isCurrent } from './isCurrent.ts';
import type { RpcNodes, NodeAnswer } from './RpcNodes.ts';

/** Whether a node that has said something names a latest block of now. */
export async function isShownCurrent(nodes: RpcNodes, told: NodeAnswer<unknown>): Promise<boolean> {
  const head = (await headsOf(nodes, [told])).get(told.node);
  return head !== undefined && isCurrent(head.timestamp);
}
