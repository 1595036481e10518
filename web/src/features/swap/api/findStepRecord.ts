import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { collections } from '@everything-wallet/core/documents/collections';
import { transactionSchema } from '@everything-wallet/core/documents/transaction';
import { collection, getDocsFromServer, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/** As many as anybody sends while one of them is looked for. */
const LATEST = 30;

/** How far the clocks of two instances of the server may be apart, in ms. */
const CLOCK_MS = 2_000;

/** A step that was shown, and of which nobody here knows whether it was sent. */
interface ShownStep {
  readonly userId: string;
  /** Network id. */
  readonly network: string;
  readonly account: string;
  /** The contract that it calls. */
  readonly to: string;
  /** By the server's clock: milliseconds since 1970. */
  readonly shownAt: number;
}

/**
 * The hash of a call that was sent since it was shown, as the server has recorded it; undefined where there is none: the record is written
 * before any byte goes to a network.
 *
 * @throws FirestoreError when the server cannot be reached
 */
export async function findStepRecord({
  userId,
  network,
  account,
  to,
  shownAt,
}: ShownStep): Promise<string | undefined> {
  const { firestore } = await firebaseServices();
  const found = await getDocsFromServer(
    query(
      collection(firestore, collections.transactions),
      where('user_id', '==', userId),
      orderBy('timestamp', 'desc'),
      limit(LATEST),
    ),
  );
  for (const document of found.docs) {
    const record = transactionSchema.safeParse(document.data()).data;
    const time: unknown = document.get('timestamp');
    if (!record || record.type === 'receive' || record.network !== network) continue;
    const isSince = !(time instanceof Timestamp) || time.toMillis() >= shownAt - CLOCK_MS;
    const isSame = sameAddress(record.from_address, account) && sameAddress(record.to_address, to);
    if (isSince && isSame) return record.tx_hash.toLowerCase();
  }
  return undefined;
}
