import { collections } from '@everything-wallet/core/documents/collections';
import { isCancellation } from '@everything-wallet/core/documents/isCancellation';
import { transactionSchema } from '@everything-wallet/core/documents/transaction';
import { doc } from 'firebase/firestore';
import type { z } from 'zod';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { readFromServer } from '../../../lib/firebase/readFromServer.ts';

const foundSchema = transactionSchema.transform((record) => ({
  status: record.status,
  is_final: record.is_final,
  failure_reason: record.failure_reason,
  block_number: record.block_number,
  /** Hash of its replacement, signed or confirmed. */
  replaced_by: record.replaced_by,
  isCancellation: isCancellation(record),
}));

/** Outcome from a record. */
export type FoundRecord = Pick<z.infer<typeof foundSchema>, 'status'> & Partial<z.infer<typeof foundSchema>>;

/**
 * Reads the server's record of a transfer; undefined without one. The record is written before any byte goes to a network, so without one
 * nothing was sent.
 *
 * @param id user, chain, hash
 * @throws FirestoreError when the server cannot be reached
 */
export async function findRecord(id: string): Promise<FoundRecord | undefined> {
  const { firestore } = await firebaseServices();
  const snapshot = await readFromServer(doc(firestore, collections.transactions, id));
  return snapshot.exists() ? foundSchema.parse(snapshot.data()) : undefined;
}
