import { randomUUID } from 'node:crypto';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import type { DocumentReference, Firestore, Timestamp, Transaction } from '@google-cloud/firestore';
import { accountLockOf } from './accountLocks.ts';
import { boundCandidates, readCandidates } from './boundCandidates.ts';
import type { NftCandidateList } from './NftCandidateList.ts';
import { incomingNftOf } from './nftRecordOf.ts';

/** Milliseconds after which a list is rebuilt from its records, whatever has changed them. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Owner and network of a list. */
interface Owner {
  readonly user_id: string;
  /** The network's id. */
  readonly network: string;
}

/** A record that a transaction writes or removes. */
export interface RecordChange {
  readonly id: string;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
}

/** A stored list, and the time of its last write; the list is undefined if it must be rebuilt. */
interface StoredList {
  readonly list: NftCandidateList | undefined;
  readonly writtenAt: Timestamp | undefined;
}

/** The `nft_candidates` collection: NFTs in a user's records on a network, in one document. */
export const nftCandidateLists = {
  async find(db: Firestore, owner: Owner, now: number): Promise<StoredList> {
    const snapshot = await referenceOf(db, owner).get();
    const madeAt: unknown = snapshot.get('made_at');
    const isCurrent = typeof madeAt === 'number' && now - madeAt < MAX_AGE_MS;
    return {
      list: isCurrent ? readCandidates(snapshot.get('list')) : undefined,
      writtenAt: snapshot.updateTime,
    };
  },

  /**
   * Stores a list that was made from records, unless a record has changed since the list was read, or the account is being deleted.
   *
   * @param writtenAt as `find` gave it before the records were read
   */
  async keep(
    db: Firestore,
    owner: Owner,
    text: string,
    { writtenAt, madeAt }: { readonly writtenAt: Timestamp | undefined; readonly madeAt: number },
  ): Promise<void> {
    const reference = referenceOf(db, owner);
    const lock = await accountLockOf(owner.user_id);
    await db.runTransaction(async (transaction) => {
      const [stored, locked] = await transaction.getAll(reference, lock);
      const isAsRead = writtenAt ? stored?.updateTime?.isEqual(writtenAt) === true : !stored?.exists;
      if (!isAsRead || locked?.get('sealed_user_id') !== undefined) return;
      transaction.set(reference, { ...owner, list: text, made_at: madeAt, change: randomUUID() });
    });
  },

  /** Marks the list for a rebuild, when a record of an own call is written. */
  outdated(db: Firestore, { user_id, network }: Owner): readonly [DocumentReference, object] {
    // A new value each time: a document written with the same values has not changed.
    return [referenceOf(db, { user_id, network }), { user_id, network, change: randomUUID() }];
  },

  /** Updates lists with a transaction's changes of incoming transfers; before its first write. */
  async change(
    db: Firestore,
    transaction: Transaction,
    changes: readonly RecordChange[],
  ): Promise<() => void> {
    const byList = new Map<string, { readonly owner: Owner; readonly changes: RecordChange[] }>();
    for (const change of changes) {
      const record = change.after ?? change.before;
      if (!record || !(isNft(change.before) || isNft(change.after))) continue;
      const owner = { user_id: String(record['user_id']), network: String(record['network']) };
      const reference = referenceOf(db, owner);
      const entry = byList.get(reference.path) ?? { owner, changes: [] };
      entry.changes.push(change);
      byList.set(reference.path, entry);
    }
    if (byList.size === 0) return () => undefined;
    const found = await transaction.getAll(...[...byList.keys()].map((path) => db.doc(path)));
    const writes = [...byList.values()].map(({ owner, changes: own }, index) => {
      const list = readCandidates(found[index]?.get('list'));
      const [reference, outdated] = this.outdated(db, owner);
      if (!list) return [reference, outdated] as const;
      const { text } = boundCandidates(changed(list, owner.user_id, own));
      return [
        reference,
        { ...owner, list: text, made_at: Number(found[index]?.get('made_at')), change: randomUUID() },
      ] as const;
    });
    return () => {
      for (const [reference, data] of writes) transaction.set(reference, data);
    };
  },
};

/** The id of a record without the user's. */
export function placeOf(userId: string, id: string): string {
  return id.slice(userId.length + 1);
}

function changed(list: NftCandidateList, userId: string, changes: readonly RecordChange[]): NftCandidateList {
  const arrived = new Map(list.arrived.map((one) => [one.place, one]));
  for (const { id, after } of changes) {
    const place = placeOf(userId, id);
    const transfer = after && incomingNftOf(place, after);
    if (transfer) arrived.set(place, transfer);
    else arrived.delete(place);
  }
  return { ...list, arrived: [...arrived.values()] };
}

function isNft(record: Readonly<Record<string, unknown>> | undefined): boolean {
  return record !== undefined && incomingNftOf('', record) !== undefined;
}

function referenceOf(db: Firestore, { user_id: userId, network }: Owner): DocumentReference {
  return db.collection(serverCollections.nftCandidates).doc(`${userId}_${network}`);
}
