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
  // In the order in which the first of each came; several are few.
  const groups = new Map<string, Transaction | Transaction[]>();
  for (const transaction of transactions) {
    const key = groupOf(transaction);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, transaction);
    else if (Array.isArray(group)) group.push(transaction);
    else groups.set(key, [group, transaction]);
  }
  return Array.from(groups.values(), (group) =>
    Array.isArray(group) ? groupOfSeveral(group) : groupOfOne(group),
  );
}

function groupOfSeveral(group: readonly Transaction[]): NonceGroup {
  const [first] = group;
  const head = group.find(({ status }) => status === 'completed') ?? group.find(isInBlock) ?? first;
  if (!head) throw new Error('A group has a first one');
  return { head, others: group.filter((transaction) => transaction !== head) };
}

/*
 * A history grows page by page, and with each of them all of it is grouped anew. What depends on one transaction alone is made once
 * for as long as that one lasts.
 */
const alone = new WeakMap<Transaction, NonceGroup>();
const keys = new WeakMap<Transaction, string>();

function groupOfOne(head: Transaction): NonceGroup {
  let group = alone.get(head);
  if (!group) alone.set(head, (group = { head, others: [] }));
  return group;
}

/** What somebody else has sent has a nonce of theirs. */
function groupOf(transaction: Transaction): string {
  let key = keys.get(transaction);
  if (key === undefined) {
    const { id, type, network, from_address, nonce } = transaction;
    key = type === 'send' ? `${network} ${from_address.toLowerCase()} ${nonce}` : id;
    keys.set(transaction, key);
  }
  return key;
}

function isInBlock({ block_number }: Transaction): boolean {
  return block_number !== undefined;
}
