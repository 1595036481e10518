import type { Transaction } from './Transaction.ts';

/** What was signed with one nonce of an account: one of it at most comes into a block. */
export interface NonceGroup {
  /** The one that tells how it went: that in a block, or else the latest. */
  readonly head: Transaction;
  /** The others, in the order in which they came. */
  readonly others: readonly Transaction[];
}

/**
 * Puts the transactions of a history together that were signed with the same nonce, each group where its first one stands.
 *
 * @param transactions newest first
 */
export function groupByNonce(transactions: readonly Transaction[]): NonceGroup[] {
  const groups = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const key = groupOf(transaction);
    const group = groups.get(key);
    if (group) group.push(transaction);
    else groups.set(key, [transaction]);
  }
  return [...groups.values()].flatMap((group) => {
    const head = group.find(({ status }) => status === 'completed') ?? group.find(isInBlock) ?? group[0];
    return head ? [{ head, others: group.filter((transaction) => transaction !== head) }] : [];
  });
}

/** What somebody else has sent has a nonce of theirs. */
function groupOf({ id, type, network, from_address, nonce }: Transaction): string {
  return type === 'send' ? `${network} ${from_address.toLowerCase()} ${nonce}` : id;
}

function isInBlock({ block_number }: Transaction): boolean {
  return block_number !== undefined;
}
