import { headSchema, headsOf, type Head } from './headsOf.ts';
import { isCurrent } from './isCurrent.ts';
import type { RpcNodes, NodeAnswer } from './RpcNodes.ts';

/**
 * Those of some answers whose nodes keep up; all of them where none does, as on a chain that makes no blocks.
 *
 * One whose latest block is old by our own clock stands still, and is left out where one that keeps up has gone on from that very block:
 * else the chain itself may have paused, and the one that names the time of now would have the last word. One whose block is of a time to
 * come is left out. One that does not say how far it is may well keep up.
 */
export async function dropLaggingNodes<Answer>(
  nodes: RpcNodes,
  told: readonly NodeAnswer<Answer>[],
): Promise<{ readonly told: readonly NodeAnswer<Answer>[]; readonly heads: ReadonlyMap<number, Head> }> {
  const heads = await headsOf(nodes, told);
  const current = told.filter(({ node }) => isCurrent(heads.get(node)?.timestamp));
  if (current.length === 0) return { told, heads };
  const kept = await Promise.all(
    told.map(async (one) => {
      const head = heads.get(one.node);
      const isKept =
        current.includes(one) || !head || (isPast(head) && !(await isPassed(nodes, current, heads, head)));
      return isKept ? [one] : [];
    }),
  );
  return { told: kept.flat(), heads };
}

function isPast({ timestamp }: Head): boolean {
  return Number(timestamp) * 1_000 <= Date.now();
}

/** Whether a node that keeps up is further than some block, and has it. */
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
