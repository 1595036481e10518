import { headsOf } from './headsOf.ts';
import { isCurrent } from './isCurrent.ts';
import type { NodeAnswer } from './NodeAnswer.ts';
import type { RpcNodes } from './RpcNodes.ts';

/** Returns true if a node that has answered reports a current latest block. */
export async function isShownCurrent(nodes: RpcNodes, answer: NodeAnswer<unknown>): Promise<boolean> {
  const head = (await headsOf(nodes, [answer])).get(answer.node);
  return head !== undefined && isCurrent(head.timestamp);
}
