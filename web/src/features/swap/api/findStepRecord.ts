import { collections } from '@everything-wallet/core/documents/collections';
import {
  signedTypes,
  transactionSchema,
  type TransactionRecord,
} from '@everything-wallet/core/documents/transaction';
import { collection, getDocsFromServer, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/** Number of records read: more than one sends while a swap is open. */
const LATEST = 30;

/** Maximum clock difference between two instances of the server, in ms. */
const CLOCK_MS = 2_000;

/** Period by the server's clock, in milliseconds since 1970. */
interface StepTime {
  /** Time when the step was shown. */
  readonly since: number;
  /** Time after which it can no longer have been sent; absent if unknown. */
  readonly until?: number | undefined;
}

/**
 * Finds the hash of the latest recorded transaction in a period that matches; undefined without one. The record is written before any byte
 * goes to a network.
 *
 * @throws FirestoreError when the server cannot be reached
 */
export async function findStepRecord(
  userId: string,
  { since, until = Infinity }: StepTime,
  isWanted: (record: TransactionRecord) => boolean,
): Promise<string | undefined> {
  const { firestore } = await firebaseServices();
  const found = await getDocsFromServer(
    query(
      collection(firestore, collections.transactions),
      where('user_id', '==', userId),
      // Incoming transfers would otherwise fill the limit.
      where('type', 'in', signedTypes),
      orderBy('timestamp', 'desc'),
      limit(LATEST),
    ),
  );
  for (const document of found.docs) {
    const record = transactionSchema.safeParse(document.data()).data;
    const time: unknown = document.get('timestamp');
    const at = time instanceof Timestamp ? time.toMillis() : undefined;
    const isOfThen = at === undefined || (at >= since - CLOCK_MS && at <= until + CLOCK_MS);
    if (record && isOfThen && isWanted(record)) return record.tx_hash.toLowerCase();
  }
  return undefined;
}
