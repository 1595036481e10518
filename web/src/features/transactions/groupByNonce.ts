import type { Transaction } from './Transaction.ts';

/** What was signed with one nonce of an account: one of it at most comes into a block. */
export interface NonceGroup {
  /** The one that tells how it went: that in a block, or else the latest. */
  readonly head: Transaction;
  /** The others, in the order in which they came. */
  readonly others: readonly Transaction[];
}

/** What has been put together of a list so far. */
interface Grouped {
  readonly transactions: readonly Transaction[];
  readonly groups: readonly NonceGroup[];
  /** Where the group of each nonce stands. */
  readonly places: Map<string, number>;
  /** All transactions of a group that has several, newest first, by where it stands. */
  readonly several: Map<number, readonly Transaction[]>;
}

/** By the first of a list. A history grows page by page at its end: what was put together of the pages before is gone on with. */
const soFar = new WeakMap<Transaction, Grouped>();

/**
 * Puts the transactions of a history together that were signed with the same nonce, each group where its first one stands.
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

/*
 * With each change that is not at its end all of a history is grouped anew. What depends on one transaction alone is made once for as
 * long as that one lasts.
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
    key = type !== 'receive' ? `${network} ${from_address.toLowerCase()} ${nonce}` : id;
    keys.set(transaction, key);
  }
  return key;
}

function isInBlock({ block_number }: Transaction): boolean {
  return block_number !== undefined;
}
