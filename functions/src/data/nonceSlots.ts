import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { DocumentReference, DocumentSnapshot, Timestamp, Transaction } from '@google-cloud/firestore';
import { createdAtOf } from './createdAtOf.ts';
import { slotName } from './slotName.ts';
import { transferCollections } from './transferCollections.ts';

/** Maximum transfers read that were signed with one nonce, each to replace the previous one. */
const LONGEST_CHAIN = 20;

/** A record with a nonce that another transfer needs. */
export interface NonceHolder {
  readonly id: string;
  readonly record: TransactionRecord;
  /** Time of the last attempt to broadcast its bytes, in milliseconds since 1970. */
  readonly lastAttemptAt: number;
}

/**
 * Returns the document that names a nonce's record: one per chain, account and nonce, for all users.
 * Undefined if the record's network, and so its chain, is unknown.
 */
export async function slotOf(record: TransactionRecord): Promise<DocumentReference | undefined> {
  const network = findNetworkById(record.network);
  if (!network) return undefined;
  const { sentNonces } = await transferCollections();
  return sentNonces.doc(slotName(network.chainId, record.from_address, record.nonce));
}

/**
 * The record that a slot names, while it has its nonce still.
 *
 * @param id as the slot has it
 */
export async function holderOf(transaction: Transaction, id: string): Promise<NonceHolder | undefined> {
  const { transactions, openTransfers } = await transferCollections();
  const [found, state] = await Promise.all([
    transaction.get(transactions.doc(id)),
    transaction.get(openTransfers.doc(id)),
  ]);
  const record = found.data();
  if (!record || !mayStillChange(record, state)) return undefined;
  const at: unknown = state.get('last_attempt_at');
  return { id, record, lastAttemptAt: isTimestamp(at) ? at.toMillis() : createdAtOf(found) };
}

/** Returns true if a record still holds its nonce: it is pending, or in a block that a reorg may remove. */
export function mayStillChange({ status }: TransactionRecord, state: DocumentSnapshot): boolean {
  // Nothing is stored beside a record whose outcome is final.
  return status === 'pending' || state.exists;
}

interface Attempt {
  readonly id: string;
  readonly record: TransactionRecord;
}

/** The transfer that another one was signed to replace. */
export async function predecessorOf(
  transaction: Transaction,
  { replaces, ...record }: TransactionRecord,
): Promise<Attempt | undefined> {
  return replaces === undefined ? undefined : attemptOf(transaction, record, replaces);
}

async function attemptOf(
  transaction: Transaction,
  { user_id: userId, network: networkId }: Pick<TransactionRecord, 'user_id' | 'network'>,
  txHash: string,
): Promise<Attempt | undefined> {
  const network = findNetworkById(networkId);
  if (!network) return undefined;
  const { transactions } = await transferCollections();
  const id = transactionId(userId, network.chainId, txHash);
  const record = (await transaction.get(transactions.doc(id))).data();
  return record && { id, record };
}

/** The hash of the one that is in a block, of the transfers that were signed one to replace the other. */
export async function winnerOf(
  transaction: Transaction,
  loser: TransactionRecord,
): Promise<string | undefined> {
  for (const next of ['replaced_by', 'replaces'] as const) {
    let record: TransactionRecord | undefined = loser;
    for (let steps = 0; record && steps < LONGEST_CHAIN; steps += 1) {
      const hash: string | undefined = record[next];
      record = hash === undefined ? undefined : (await attemptOf(transaction, record, hash))?.record;
      if (record?.block_number !== undefined) return record.tx_hash;
    }
  }
  return undefined;
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof (value as Partial<Timestamp> | undefined)?.toMillis === 'function';
}
