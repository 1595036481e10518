import { headsOf, type Head } from './headsOf.ts';
import { headSchema } from './rpcSchemas.ts';
import { isCurrent } from './isCurrent.ts';
import type { NodeAnswer } from './NodeAnswer.ts';
import type { RpcNodes } from './RpcNodes.ts';

/**
 * Returns the responses of current nodes; all of them if none is current, as on a chain that makes no blocks.
 *
 * A node whose latest block is old by our own clock is lagging, and is dropped if a current node has
 * continued from that very block: otherwise the chain itself may have paused, and a node naming the current
 * time would decide alone. A node whose block is from the future is dropped. A node that does not report its
 * head may well be current.
 */
export async function dropLaggingNodes<Answer>(
  nodes: RpcNodes,
  answers: readonly NodeAnswer<Answer>[],
): Promise<{ readonly current: readonly NodeAnswer<Answer>[]; readonly heads: ReadonlyMap<number, Head> }> {
  const heads = await headsOf(nodes, answers);
  const upToDate = answers.filter(({ node }) => isCurrent(heads.get(node)?.timestamp));
  if (upToDate.length === 0) return { current: answers, heads };
  const remaining = await Promise.all(
    answers.map(async (one) => {
      const head = heads.get(one.node);
      const isRetained =
        upToDate.includes(one) || !head || (isPast(head) && !(await isPassed(nodes, upToDate, heads, head)));
      return isRetained ? [one] : [];
    }),
  );
  return { current: remaining.flat(), heads };
}

function isPast({ timestamp }: Head): boolean {
  return Number(timestamp) * 1_000 <= Date.now();
}

/** Returns true if a current node is past a block and has it. */
async function isPassed(
  nodes: RpcNodes,
  current: readonly NodeAnswer<unknown>[],
  heads: ReadonlyMap<number, Head>,
  { number, hash }: Head,
): Promise<boolean> {
  const further = current.filter(({ node }) => (heads.get(node)?.number ?? 0) > number);
  const there = await nodes.askThese(
    further.map(({ node }) => node),
    (ask) => ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, false], headSchema),
  );
  return there.some(({ answer }) => answer.number === number && answer.hash === hash);
}
