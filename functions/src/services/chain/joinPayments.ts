import type { BlockPayments } from './Ledger.ts';

/** A block as one node reports it; the node by its index in the list. */
interface BlockAnswer {
  readonly node: number;
  readonly block: BlockPayments;
}

/**
 * Merges a block from the responses of several nodes: one may omit a payment, and an invented one is found
 * out when all are asked about it. The hashes are the first one's.
 */
export function joinPayments([first, ...others]: readonly [BlockAnswer, ...BlockAnswer[]]): BlockPayments {
  const reported = [first, ...others].flatMap(({ node, block }) =>
    block.payments.map((payment) => ({ node, key: `${payment.txHash} ${payment.to}`, payment })),
  );
  const reporters = new Map<string, Set<number>>();
  for (const { node, key } of reported) reporters.set(key, (reporters.get(key) ?? new Set()).add(node));
  const payments = new Map(
    reported.map(({ node, key, payment }) => {
      const isAlone = others.length > 0 && reporters.get(key)?.size === 1;
      return [key, isAlone ? { ...payment, aloneBy: node } : payment];
    }),
  );
  return { ...first.block, payments: [...payments.values()] };
}
