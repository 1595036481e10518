import type { BlockPayments } from './Ledger.ts';

/** A block as one node tells it; the node by its place in the list. */
interface BlockAnswer {
  readonly node: number;
  readonly block: BlockPayments;
}

/**
 * A block with what any of some nodes tells of it: one may leave a payment out, and what one invents is found out when all are asked
 * about it. Its hashes are the first one's.
 */
export function joinPayments([first, ...others]: readonly [BlockAnswer, ...BlockAnswer[]]): BlockPayments {
  const told = [first, ...others].flatMap(({ node, block }) =>
    block.payments.map((payment) => ({ node, key: `${payment.txHash} ${payment.to}`, payment })),
  );
  const tellers = new Map<string, Set<number>>();
  for (const { node, key } of told) tellers.set(key, (tellers.get(key) ?? new Set()).add(node));
  const payments = new Map(
    told.map(({ node, key, payment }) => {
      const isAlone = others.length > 0 && tellers.get(key)?.size === 1;
      return [key, isAlone ? { ...payment, aloneBy: node } : payment];
    }),
  );
  return { ...first.block, payments: [...payments.values()] };
}
