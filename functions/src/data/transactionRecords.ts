import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import { transactionSchema, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Timestamp,
} from '@google-cloud/firestore';
import { z } from 'zod';
import { firestore } from './firestore.ts';
import { typedCollection } from './typedCollection.ts';

/** Calls with the same bytes take turns at one document. */
const MAX_TRANSACTION_ATTEMPTS = 20;

/** open_transfers/{id of the record}: gone once the outcome is final. */
const openTransferSchema = z.object({
  user_id: z.string(),
  /**
   * Attempts to send the bytes that are under way, were accepted or may have been; by name and not by number, so that
   * what is done twice, because the answer to the first time was lost, counts once.
   */
  attempts: z.array(z.string()).default([]),
  /** Whether every attempt was counted: those of a record that is older than this document were not. */
  counts_all: z.boolean().default(false),
  /** Set while the status rests on a block that a reorganisation may still take back. */
  is_shallow: z.boolean().default(false),
});

/** As the services ask for it (TransferRecords). */
interface OpeningConditions {
  readonly replaced?: string | undefined;
  readonly validUntil?: number | undefined;
}

type Opening =
  | { readonly outcome: 'opened'; readonly isNew: boolean }
  | {
      readonly outcome: 'nonceTaken';
      readonly holder: {
        readonly id: string;
        readonly record: TransactionRecord;
        readonly lastAttemptAt: number;
      };
    }
  | { readonly outcome: 'expired' };

interface FoundRecord {
  readonly id: string;
  readonly record: TransactionRecord;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The `transactions` collection, and what the server keeps beside it. */
export const transactionRecords = {
  async open(
    id: string,
    record: TransactionRecord,
    attempt: string,
    { replaced, validUntil = Infinity }: OpeningConditions = {},
  ): Promise<Opening> {
    const { FieldValue } = await firestore();
    const { transactions, openTransfers, db } = await database();
    const document = db.doc(transactions.doc(id).path);
    const [state, slot] = [openTransfers.doc(id), await slotOf(record)];
    const underWay = {
      user_id: record.user_id,
      attempts: FieldValue.arrayUnion(attempt),
      last_attempt_at: FieldValue.serverTimestamp(),
    };
    return db.runTransaction(
      async (transaction): Promise<Opening> => {
        const [found, open, held] = await transaction.getAll(document, state, slot);
        const status: unknown = found?.get('status');
        if (status === undefined && Date.now() > validUntil) return { outcome: 'expired' };
        const taker: unknown = held?.get('transaction');
        if (typeof taker === 'string' && taker !== id && taker !== replaced) {
          const theirs = await transaction.get(transactions.doc(taker));
          const theirRecord = theirs.data();
          if (theirRecord?.status === 'pending') {
            const at: unknown = (await transaction.get(openTransfers.doc(taker))).get('last_attempt_at');
            const lastAttemptAt = isTimestamp(at) ? at.toMillis() : createdAtOf(theirs);
            return { outcome: 'nonceTaken', holder: { id: taker, record: theirRecord, lastAttemptAt } };
          }
        }
        // Nothing is kept beside a record whose outcome is final, and nothing takes it back.
        if (status !== undefined && status !== 'pending' && !open?.exists) {
          return { outcome: 'opened', isNew: false };
        }
        const isNew = status === undefined;
        if (isNew) transaction.create(document, { ...record, timestamp: FieldValue.serverTimestamp() });
        // A pending one with nothing beside it is older than what is kept there: not every attempt was counted.
        transaction.set(state, isNew ? { ...underWay, counts_all: true } : underWay, { merge: true });
        transaction.set(slot, { user_id: record.user_id, transaction: id });
        return { outcome: 'opened', isNew };
      },
      { maxAttempts: MAX_TRANSACTION_ATTEMPTS },
    );
  },

  async takeBack(id: string, attempt: string): Promise<boolean> {
    const { FieldValue } = await firestore();
    const { transactions, openTransfers, db } = await database();
    const [document, state] = [transactions.doc(id), openTransfers.doc(id)];
    return db.runTransaction(
      async (transaction) => {
        const [record, open] = await transaction.getAll(document, state);
        if (!record?.exists) return true;
        const found = openTransferSchema.safeParse(open?.data());
        if (!found.success) return false;
        const { attempts, counts_all: countsAll } = found.data;
        const areOthers = attempts.some((other) => other !== attempt);
        const isLast = countsAll && !areOthers && record.get('status') === 'pending';
        if (!isLast) {
          transaction.update(state, { attempts: FieldValue.arrayRemove(attempt) });
          return false;
        }
        const slot = await slotOf(record.data() as TransactionRecord);
        const isHolder = (await transaction.get(slot)).get('transaction') === id;
        transaction.delete(document).delete(state);
        if (isHolder) transaction.delete(slot);
        return true;
      },
      { maxAttempts: MAX_TRANSACTION_ATTEMPTS },
    );
  },

  async settle(
    id: string,
    outcome:
      | { readonly status: 'pending' }
      | { readonly status: 'completed' | 'failed'; readonly feePaid?: string; readonly isFinal: boolean },
  ): Promise<void> {
    const { FieldValue } = await firestore();
    const { transactions, openTransfers, db } = await database();
    const [document, state] = [transactions.doc(id), openTransfers.doc(id)];
    await db.runTransaction(async (transaction) => {
      const record = (await transaction.get(document)).data();
      const open = openTransferSchema.safeParse((await transaction.get(state)).data());
      const isShallow = open.success && open.data.is_shallow;
      if (!record || (record.status !== 'pending' && !isShallow)) return;
      const slot = await slotOf(record);
      const isHolder = (await transaction.get(slot)).get('transaction') === id;
      const { status } = outcome;
      const feePaid = status === 'pending' ? undefined : outcome.feePaid;
      if (record.status !== status || record.fee_paid !== feePaid) {
        transaction.update(document, { status, fee_paid: feePaid ?? FieldValue.delete() });
      }
      if (status !== 'pending' && outcome.isFinal) {
        transaction.delete(state);
        if (isHolder) transaction.delete(slot);
      } else if (isShallow !== (status !== 'pending')) {
        const next = { user_id: record.user_id, is_shallow: status !== 'pending' };
        transaction.set(state, next, { merge: true });
      }
    });
  },

  /**
   * A user's records whose outcome may still change: the pending ones, the newest first, then the others. Of more than
   * `limit` the schedule looks at the rest.
   */
  async findOpenOf(userId: string, limit: number): Promise<FoundRecord[]> {
    const { transactions, openTransfers } = await database();
    const pending = transactions
      .where('user_id', '==', userId)
      .where('status', '==', 'pending')
      .orderBy('timestamp', 'desc')
      .limit(limit);
    const shallow = openTransfers.where('user_id', '==', userId).where('is_shallow', '==', true).limit(limit);
    const [waiting, inBlocks] = await Promise.all([pending.get(), shallow.get()]);
    return [...waiting.docs.map(toFound), ...(await recordsOf(inBlocks.docs))];
  },

  /**
   * Everybody's records whose outcome may still change, in pages: the pending ones, the newest first, then the others.
   *
   * @param since older ones are left out; milliseconds since 1970
   */
  async *findOpen(pageSize: number, since = 0): AsyncGenerator<FoundRecord[]> {
    const { FieldPath, Timestamp } = await firestore();
    const { transactions, openTransfers } = await database();
    const pending = transactions
      .where('status', '==', 'pending')
      .where('timestamp', '>=', Timestamp.fromMillis(since))
      .orderBy('timestamp', 'desc');
    for await (const page of pagesOf(pending, pageSize)) yield page.map(toFound);
    const shallow = openTransfers.where('is_shallow', '==', true).orderBy(FieldPath.documentId());
    for await (const page of pagesOf(shallow, pageSize)) {
      yield (await recordsOf(page)).filter(({ createdAt }) => createdAt >= since);
    }
  },
};

/** The documents that a query finds, page by page. */
async function* pagesOf<Document>(
  query: Query<Document>,
  pageSize: number,
): AsyncGenerator<QueryDocumentSnapshot<Document>[]> {
  let page = (await query.limit(pageSize).get()).docs;
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    if (page.length < pageSize) return;
    page = (await query.limit(pageSize).startAfter(last).get()).docs;
  }
}

/** The records that the server keeps something about. */
async function recordsOf(states: readonly QueryDocumentSnapshot[]): Promise<FoundRecord[]> {
  if (states.length === 0) return [];
  const { transactions, db } = await database();
  const snapshots = await db.getAll(...states.map(({ id }) => transactions.doc(id)));
  return snapshots.flatMap((snapshot) => {
    const record = snapshot.data() as TransactionRecord | undefined;
    return record ? [{ id: snapshot.id, record, createdAt: createdAtOf(snapshot) }] : [];
  });
}

function toFound(document: QueryDocumentSnapshot<TransactionRecord>): FoundRecord {
  return { id: document.id, record: document.data(), createdAt: createdAtOf(document) };
}

function createdAtOf({ createTime }: { readonly createTime?: Timestamp | undefined }): number {
  return createTime?.toMillis() ?? 0;
}

/** Where it is kept which record has a nonce: one document a chain, account and nonce, whoever's user signs for it. */
async function slotOf(record: TransactionRecord): Promise<DocumentReference> {
  const { sentNonces } = await database();
  const { chainId } = networkById(record.network as NetworkId);
  return sentNonces.doc(`${chainId}_${record.from_address.toLowerCase()}_${record.nonce}`);
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof (value as Partial<Timestamp> | undefined)?.toMillis === 'function';
}

async function database(): Promise<{
  db: Firestore;
  transactions: CollectionReference<TransactionRecord>;
  openTransfers: CollectionReference;
  sentNonces: CollectionReference;
}> {
  const { getFirestore } = await firestore();
  const db = getFirestore();
  return {
    db,
    transactions: typedCollection(db, collections.transactions, transactionSchema),
    openTransfers: db.collection(serverCollections.openTransfers),
    sentNonces: db.collection(serverCollections.sentNonces),
  };
}
