import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import {
  signedTypes,
  type ChainFacts,
  type TransactionRecord,
  type TransactionStatus,
} from '@everything-wallet/core/documents/transaction';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { z } from 'zod';
import { createdAtOf } from './createdAtOf.ts';
import { firestore } from './firestore.ts';
import { isOvertaken } from './isOvertaken.ts';
import { nftCandidateLists } from './nftCandidateLists.ts';
import { isNftCall, isNftStandard } from './nftRecordOf.ts';
import { holderOf, mayStillChange, predecessorOf, slotOf, winnerOf, type NonceHolder } from './nonceSlots.ts';
import { pagesOf } from './pagesOf.ts';
import { settlementChanges } from './settlementChanges.ts';
import { transferCollections } from './transferCollections.ts';

/** Calls with the same bytes take turns at one document. */
const MAX_TRANSACTION_ATTEMPTS = 20;

/** Attempts at a plain write that other writes overtake, before it uses a database transaction. */
const PLAIN_ATTEMPTS = 3;

/** open_transfers/{id of the record}: deleted once the outcome is final. */
const openTransferSchema = z.object({
  user_id: z.string(),
  /**
   * Attempts to send the bytes that are pending, were accepted or may have been. They have names, so that a write
   * that is repeated because its answer was lost counts once.
   */
  attempts: z.array(z.string()).default([]),
  /** True if every attempt was counted; false for records older than this document. */
  counts_all: z.boolean().default(false),
  /** Set while the status rests on a block that a reorganisation may still take back. */
  is_shallow: z.boolean().default(false),
});

/** Conditions of opening a record (see TransferRecords). */
interface OpeningConditions {
  readonly replaced?: string | undefined;
  readonly replaces?: string | undefined;
  readonly validUntil?: number | undefined;
}

type Opening =
  | { readonly outcome: 'opened'; readonly isNew: boolean }
  | { readonly outcome: 'superseded' }
  | { readonly outcome: 'nonceTaken'; readonly holder: NonceHolder }
  | { readonly outcome: 'expired' };

interface FoundRecord {
  readonly id: string;
  readonly record: TransactionRecord;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The `transactions` collection, and the documents that the server stores beside it. */
export const transactionRecords = {
  async open(
    id: string,
    record: TransactionRecord,
    attempt: string,
    { replaced, replaces, validUntil = Infinity }: OpeningConditions = {},
  ): Promise<Opening> {
    const { FieldValue } = await firestore();
    const { transactions, openTransfers, db } = await transferCollections();
    const document = db.doc(transactions.doc(id).path);
    const ownSlot = await slotOf(record);
    // The caller has parsed the bytes for a known network.
    if (!ownSlot) throw new TypeError('A transfer of an unknown network cannot be begun');
    const [state, slot] = [openTransfers.doc(id), ownSlot];
    // A call after the deadline broadcasts nothing, so repeated calls must not hold the nonce.
    const underWay = () => ({
      attempts: FieldValue.arrayUnion(attempt),
      ...(Date.now() <= validUntil && { last_attempt_at: FieldValue.serverTimestamp() }),
    });
    const began = () => ({ user_id: record.user_id, ...underWay(), counts_all: true });
    const begun = { ...record, timestamp: FieldValue.serverTimestamp() };

    for (let turn = 0; turn < PLAIN_ATTEMPTS; turn += 1) {
      const opening = await openPlainly();
      if (opening) return opening;
    }
    return db.runTransaction(
      async (transaction): Promise<Opening> => {
        const [found, open, held] = await transaction.getAll(document, state, slot);
        if (isReplaced(found)) return { outcome: 'superseded' };
        const status: unknown = found?.get('status');
        if (status === undefined && Date.now() > validUntil) return { outcome: 'expired' };
        const taker: unknown = held?.get('transaction');
        const isReplacement = replaces !== undefined && taker === replaces;
        const holder = await otherHolder(transaction, taker, [id, replaced, replaces]);
        if (holder) return { outcome: 'nonceTaken', holder };
        // A record with a final outcome has no open transfer, and no reorg changes it.
        if (status !== undefined && status !== 'pending' && !open?.exists) {
          return { outcome: 'opened', isNew: false };
        }
        const isNew = status === undefined;
        const predecessor = isNew && isReplacement ? transactions.doc(replaces) : undefined;
        const hasPredecessor = predecessor !== undefined && (await transaction.get(predecessor)).exists;
        if (isNew) transaction.create(document, begun);
        if (isNew && isNftCall(record)) transaction.set(...nftCandidateLists.outdated(db, record));
        if (hasPredecessor) transaction.update(predecessor, { replaced_by: record.tx_hash });
        // A pending record without an open transfer is older than this collection: not every attempt was counted.
        const next = isNew ? began() : { user_id: record.user_id, ...underWay() };
        transaction.set(state, next, { merge: true });
        transaction.set(slot, { user_id: record.user_id, transaction: id });
        return { outcome: 'opened', isNew };
      },
      { maxAttempts: MAX_TRANSACTION_ATTEMPTS },
    );

    /**
     * Opens a record whose nonce is free, or that exists with its nonce, as in most calls. Database transactions of many
     * calls with the same bytes would wait for each other; these writes have preconditions instead, and fail without them.
     */
    async function openPlainly(): Promise<Opening | undefined> {
      const [found, open, held] = await db.getAll(document, state, slot);
      if (isReplaced(found)) return { outcome: 'superseded' };
      const isTheirs = found?.get('status') === 'pending' && held?.get('transaction') === id;
      const isFree = replaces === undefined && !found?.exists && !open?.exists && !held?.exists;
      try {
        if (isTheirs && open?.exists) {
          // Fails if the record became final, or was deleted, since it was read.
          await state.update(underWay());
          return { outcome: 'opened', isNew: false };
        }
        if (!isFree) return undefined;
        if (Date.now() > validUntil) return { outcome: 'expired' };
        // If one of the documents exists by now, the whole batch fails.
        const batch = db.batch().create(document, begun).create(state, began());
        if (isNftCall(record)) batch.set(...nftCandidateLists.outdated(db, record));
        await batch.create(slot, { user_id: record.user_id, transaction: id }).commit();
        return { outcome: 'opened', isNew: true };
      } catch (error) {
        if (!isOutdated(error)) throw error;
        return undefined;
      }
    }
  },

  async discard(id: string, attempt: string): Promise<boolean> {
    const { FieldValue } = await firestore();
    const { transactions, openTransfers, db } = await transferCollections();
    const [document, state] = [transactions.doc(id), openTransfers.doc(id)];
    if (await leavesOthers()) return false;
    return db.runTransaction(
      async (transaction) => {
        const [record, open] = await transaction.getAll(document, state);
        if (!record?.exists) return true;
        const found = openTransferSchema.safeParse(open?.data());
        if (!found.success) return false;
        const { attempts, counts_all: countsAll } = found.data;
        const areOthers = attempts.some((other) => other !== attempt);
        const isLast = countsAll && !areOthers && record.get('status') === 'pending';
        const taken = isLast ? (record.data() as TransactionRecord) : undefined;
        // A record of an unknown network stays, since its nonce cannot be released.
        const slot = taken && (await slotOf(taken));
        if (!taken || !slot) {
          transaction.update(state, { attempts: FieldValue.arrayRemove(attempt) });
          return false;
        }
        const isHolder = (await transaction.get(slot)).get('transaction') === id;
        const predecessor = await predecessorOf(transaction, taken);
        const getsItBack =
          predecessor &&
          mayStillChange(predecessor.record, await transaction.get(openTransfers.doc(predecessor.id)));
        transaction.delete(document).delete(state);
        if (isNftCall(taken)) transaction.set(...nftCandidateLists.outdated(db, taken));
        if (predecessor?.record.replaced_by === taken.tx_hash) {
          transaction.update(transactions.doc(predecessor.id), { replaced_by: FieldValue.delete() });
        }
        if (!isHolder) return true;
        // The nonce returns to the transfer that this one replaced.
        if (getsItBack) {
          transaction.set(slot, { user_id: taken.user_id, transaction: predecessor.id });
        } else transaction.delete(slot);
        return true;
      },
      { maxAttempts: MAX_TRANSACTION_ATTEMPTS },
    );

    /**
     * Removes the attempt if there are others, so that many calls do not wait for each other. A call that finds no
     * attempts left was the last. Two calls may find this at the same time; both continue.
     */
    async function leavesOthers(): Promise<boolean> {
      const found = openTransferSchema.safeParse((await state.get()).data());
      if (!found.success || !found.data.attempts.some((other) => other !== attempt)) return false;
      try {
        await state.update({ attempts: FieldValue.arrayRemove(attempt) });
      } catch (error) {
        if (!isOutdated(error)) throw error;
        return false;
      }
      const left = openTransferSchema.safeParse((await state.get()).data());
      return left.success && left.data.attempts.length > 0;
    }
  },

  async settle(
    id: string,
    { status, facts }: { readonly status: TransactionStatus; readonly facts: ChainFacts },
  ): Promise<void> {
    const { FieldPath, FieldValue } = await firestore();
    const { transactions, openTransfers, db } = await transferCollections();
    const [document, state] = [transactions.doc(id), openTransfers.doc(id)];
    // Records of received assets have ids that begin with its id (`receivedId`).
    const incomingTransfers = () =>
      transactions.orderBy(FieldPath.documentId()).startAt(`${id}_`).endAt(`${id}_\uf8ff`);
    await db.runTransaction(async (transaction) => {
      const record = (await transaction.get(document)).data();
      const open = openTransferSchema.safeParse((await transaction.get(state)).data());
      const isShallow = open.success && open.data.is_shallow;
      if (!record || (record.status !== 'pending' && !isShallow)) return;
      const slot = await slotOf(record);
      // The outcome on an unknown network cannot be stored, and its nonce cannot be released.
      if (!slot) return;
      const isHolder = (await transaction.get(slot)).get('transaction') === id;
      const isFinal = status !== 'pending' && facts.is_final === true;
      const isReplaced = isFinal && facts.failure_reason === 'replaced';
      const winner = isReplaced ? ((await winnerOf(transaction, record)) ?? record.replaced_by) : undefined;
      // Assets that an own call moved were recorded as received before this record could hold them (decision 50).
      const isRecordedTwice = facts.came !== undefined && record.came === undefined;
      const received = isRecordedTwice ? (await transaction.get(incomingTransfers())).docs : [];
      const changes = settlementChanges(record, { status, facts, isFinal, winner }, FieldValue.delete());
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) transaction.update(document, changes);
      if ((isChanged && isNftCall(record)) || received.some((one) => isNftStandard(one.get('standard'))))
        transaction.set(...nftCandidateLists.outdated(db, record));
      const own = received.filter((one) => sameAddress(String(one.get('to_address')), record.from_address));
      for (const { ref } of own) transaction.delete(ref);
      if (isFinal) {
        transaction.delete(state);
        if (isHolder) transaction.delete(slot);
      } else if (isShallow !== (status !== 'pending')) {
        const next = { user_id: record.user_id, is_shallow: status !== 'pending' };
        transaction.set(state, next, { merge: true });
      }
    });
  },

  /** Reads a user's record of a transfer; undefined if it does not exist. */
  async find(id: string): Promise<TransactionRecord | undefined> {
    const { transactions } = await transferCollections();
    return (await transactions.doc(id).get()).data();
  },

  /**
   * Reads a user's records whose outcome may still change: pending ones first, newest first, then the others. The
   * schedule reconciles those beyond `limit`.
   */
  async findOpenOf(userId: string, limit: number): Promise<FoundRecord[]> {
    const { transactions, openTransfers } = await transferCollections();
    const pending = transactions
      .where('user_id', '==', userId)
      // Incoming transfers have no nonce here; the incoming scan updates them.
      .where('type', 'in', signedTypes)
      .where('status', '==', 'pending')
      .orderBy('timestamp', 'desc')
      .limit(limit);
    const shallow = openTransfers.where('user_id', '==', userId).where('is_shallow', '==', true).limit(limit);
    const [waiting, inBlocks] = await Promise.all([pending.get(), shallow.get()]);
    return [...waiting.docs.map(toFound), ...(await recordsOf(inBlocks.docs))];
  },

  /**
   * Reads all users' records whose outcome may still change, in pages: pending ones first, newest first, then the others.
   *
   * @param since omits older ones; milliseconds since 1970
   */
  async *findOpen(pageSize: number, since = 0): AsyncGenerator<FoundRecord[]> {
    const { FieldPath, Timestamp } = await firestore();
    const { transactions, openTransfers } = await transferCollections();
    const pending = transactions
      .where('type', 'in', signedTypes)
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

/** Reads the records of open transfers. */
async function recordsOf(states: readonly QueryDocumentSnapshot[]): Promise<FoundRecord[]> {
  if (states.length === 0) return [];
  const { transactions, db } = await transferCollections();
  const snapshots = await db.getAll(...states.map(({ id }) => transactions.doc(id)));
  return snapshots.flatMap((snapshot) => {
    const record = snapshot.data() as TransactionRecord | undefined;
    return record ? [{ id: snapshot.id, record, createdAt: createdAtOf(snapshot) }] : [];
  });
}

function toFound(document: QueryDocumentSnapshot<TransactionRecord>): FoundRecord {
  return { id: document.id, record: document.data(), createdAt: createdAtOf(document) };
}

/** Holder of a nonce, unless it is one of some transactions that may hold it. */
async function otherHolder(
  transaction: Transaction,
  taker: unknown,
  allowed: readonly (string | undefined)[],
): Promise<NonceHolder | undefined> {
  if (typeof taker !== 'string' || allowed.includes(taker)) return undefined;
  return holderOf(transaction, taker);
}

/**
 * Returns true if a replacement was signed, whatever its outcome: a reorg may remove its block, and the network could
 * then include either.
 */
function isReplaced(found: DocumentSnapshot | undefined): boolean {
  return found?.get('replaced_by') !== undefined;
}

/** gRPC's NOT_FOUND. */
const NOT_FOUND = 5;

/** Returns true if a write failed because its documents were changed or deleted since they were read. */
function isOutdated(error: unknown): boolean {
  return isOvertaken(error) || (error instanceof Error && (error as { code?: unknown }).code === NOT_FOUND);
}
