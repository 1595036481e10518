import type { Transaction } from './Transaction.ts';

/** Transactions of an account with one nonce: at most one of them can be in a block. */
export interface NonceGroup {
  /** The one with the outcome: the one in a block, or else the latest. */
  readonly head: Transaction;
  /** The others, in list order. */
  readonly others: readonly Transaction[];
}

/** Groups of the list so far. */
interface Grouped {
  readonly transactions: readonly Transaction[];
  readonly groups: readonly NonceGroup[];
  /** Index of each nonce's group. */
  readonly places: Map<string, number>;
  /** All transactions of each group with several, newest first, by the group's index. */
  readonly several: Map<number, readonly Transaction[]>;
}

/** Cache by the first of a list. A history grows page by page at its end: the groups of earlier pages are continued. */
const soFar = new WeakMap<Transaction, Grouped>();

/**
 * Groups the transactions of a history by nonce, each group at the position of its first one.
 *
 * @param transactions newest first
 */
export function groupByNonce(transactions: readonly Transaction[]): readonly NonceGroup[] {
  const [first] = transactions;
  if (first === undefined) return [];
  const before = soFar.get(first);
  const hasGrown = before !== undefined && beginsWith(transactions, before.transactions);
  if (hasGrown && transactions.length === before.transactions.length) return before.groups;
  const { places, several } = hasGrown
    ? before
    : { places: new Map<string, number>(), several: new Map<number, readonly Transaction[]>() };
  const groups = hasGrown ? [...before.groups] : [];
  for (const transaction of hasGrown ? transactions.slice(before.transactions.length) : transactions) {
    const key = groupOf(transaction);
    const place = places.get(key);
    const group = place === undefined ? undefined : groups[place];
    if (place === undefined || group === undefined) {
      places.set(key, groups.length);
      groups.push(groupOfOne(transaction));
    } else {
      const members = [...(several.get(place) ?? [group.head]), transaction];
      several.set(place, members);
      groups[place] = groupOfSeveral(members);
    }
  }
  soFar.set(first, { transactions, groups, places, several });
  return groups;
}

function beginsWith(transactions: readonly Transaction[], beginning: readonly Transaction[]): boolean {
  return (
    beginning.length <= transactions.length &&
    beginning.every((transaction, index) => transaction === transactions[index])
  );
}

function groupOfSeveral(group: readonly Transaction[]): NonceGroup {
  const [first] = group;
  const head = group.find(({ status }) => status === 'completed') ?? group.find(isInBlock) ?? first;
  if (!head) throw new Error('A group has a first one');
  return { head, others: group.filter((transaction) => transaction !== head) };
}

/* A change elsewhere than at the end regroups the whole history. A group of a single transaction is cached for as long as the transaction lives. */
const alone = new WeakMap<Transaction, NonceGroup>();
const keys = new WeakMap<Transaction, string>();

function groupOfOne(head: Transaction): NonceGroup {
  let group = alone.get(head);
  if (!group) alone.set(head, (group = { head, others: [] }));
  return group;
}

/** Returns a grouping key: incoming transfers have the sender's nonce, and are not grouped. */
function groupOf(transaction: Transaction): string {
  let key = keys.get(transaction);
  if (key === undefined) {
    const { id, type, network, from_address, nonce } = transaction;
    key = type !== 'receive' ? `${network} ${from_address.toLowerCase()} ${nonce}` : id;
    keys.set(transaction, key);
  }
  return key;
}

function isInBlock({ block_number }: Transaction): boolean {
  return block_number !== undefined;
}
