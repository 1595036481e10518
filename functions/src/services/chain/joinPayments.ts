import type { BlockPayments } from './Ledger.ts';

/** A block as one node tells it; the node by its place in the list. */
interface ToldBlock {
  readonly node: number;
  readonly block: BlockPayments;
}

/**
 * A block with what any of some nodes tells of it: one may leave a payment out, and what one invents is found out when all are asked
 * about it. Its hashes are the first one's.
 */
export function joinPayments([first, ...others]: readonly [ToldBlock, ...ToldBlock[]]): BlockPayments {
  const told = [first, ...others];
  const payments = new Map<string, BlockPayments['payments'][number]>();
  for (const { node, block } of told) {
    for (const payment of block.payments) {
      const key = `${payment.txHash} ${payment.to}`;
      const { aloneBy: _, ...known } = payments.get(key) ?? payment;
      const isAlone = others.length > 0 && !payments.has(key);
      payments.set(key, isAlone ? { ...known, aloneBy: node } : known);
    }
  }
  return { ...first.block, payments: [...payments.values()] };
}
