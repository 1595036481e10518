import { collections } from '@everything-wallet/core/documents/collections';
import {
  signedTypes,
  transactionSchema,
  type TransactionRecord,
} from '@everything-wallet/core/documents/transaction';
import { collection, getDocsFromServer, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/** As many as anybody sends while one of them is looked for. */
const LATEST = 30;

/** How far the clocks of two instances of the server may be apart, in ms. */
const CLOCK_MS = 2_000;

/** By the server's clock: milliseconds since 1970. */
interface StepTime {
  /** When it was shown. */
  readonly since: number;
  /** After which it can no longer have been sent; absent where nobody knows. */
  readonly until?: number | undefined;
}

/**
 * The hash of the latest transaction of a time that is the one that is looked for, as the server has recorded it; undefined where there
 * is none: the record is written before any byte goes to a network.
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
      // What others have sent to the account would take the places.
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
