import { collections } from '@everything-wallet/core/documents/collections';
import {
  transactionSchema,
  type TransactionRecord,
  type TransactionStatus,
} from '@everything-wallet/core/documents/transaction';
import type { CollectionReference, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { firestore } from './firestore.ts';
import { typedCollection } from './typedCollection.ts';

/** gRPC's ALREADY_EXISTS. */
const ALREADY_EXISTS = 6;

/** The `transactions` collection. */
export const transactionRecords = {
  /** Writes a record with the server's time unless there is one; says whether this call wrote it. */
  async createIfAbsent(id: string, record: TransactionRecord): Promise<boolean> {
    const { FieldValue, getFirestore } = await firestore();
    try {
      await getFirestore()
        .collection(collections.transactions)
        .doc(id)
        .create({ ...record, timestamp: FieldValue.serverTimestamp() });
      return true;
    } catch (error) {
      if (error instanceof Error && (error as { code?: unknown }).code === ALREADY_EXISTS) return false;
      throw error;
    }
  },

  async remove(id: string): Promise<void> {
    await (await transactions()).doc(id).delete();
  },

  /** Records an outcome, unless another one is recorded already. `feePaid` in coin. */
  async settle(id: string, status: Exclude<TransactionStatus, 'pending'>, feePaid?: string): Promise<void> {
    const document = (await transactions()).doc(id);
    await document.firestore.runTransaction(async (transaction) => {
      const record = (await transaction.get(document)).data();
      if (record?.status !== 'pending') return;
      transaction.update(document, { status, ...(feePaid !== undefined && { fee_paid: feePaid }) });
    });
  },

  /** A user's pending records, the oldest first. */
  async findPendingOf(userId: string, limit: number): Promise<{ id: string; record: TransactionRecord }[]> {
    const query = (await transactions())
      .where('user_id', '==', userId)
      .where('status', '==', 'pending')
      .orderBy('timestamp', 'asc')
      .limit(limit);
    return (await query.get()).docs.map(toPending);
  },

  /** Everybody's pending records, the newest first, in pages. */
  async *findPending(pageSize: number): AsyncGenerator<{ id: string; record: TransactionRecord }[]> {
    const query = (await transactions())
      .where('status', '==', 'pending')
      .orderBy('timestamp', 'desc')
      .limit(pageSize);
    let page = (await query.get()).docs;
    for (let last = page.at(-1); last; last = page.at(-1)) {
      yield page.map(toPending);
      if (page.length < pageSize) return;
      page = (await query.startAfter(last).get()).docs;
    }
  },
};

function toPending(document: QueryDocumentSnapshot<TransactionRecord>): {
  id: string;
  record: TransactionRecord;
} {
  return { id: document.id, record: document.data() };
}

async function transactions(): Promise<CollectionReference<TransactionRecord>> {
  const { getFirestore } = await firestore();
  return typedCollection(getFirestore(), collections.transactions, transactionSchema);
}
