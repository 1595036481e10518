import {
  getDocsFromServer,
  limit,
  query,
  startAfter,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firebaseServices } from './firebaseServices.ts';
import { PAGE_SIZE } from './pageSize.ts';
import { UnreadableRecordsError } from './UnreadableRecordsError.ts';

/**
 * Reads all that a query has on the server, page by page, from its order's beginning to its end. All of it, or an error.
 *
 * @param makeQuery builds the query, without a limit, once Firestore is connected
 * @param read reads one document; throws on one of the wrong shape
 * @throws UnreadableRecordsError where documents have the wrong shape
 * @throws FirestoreError where the rules refuse it or the server cannot be reached, before the first page or after it
 */
export async function readWhole<T>(
  makeQuery: (firestore: Firestore) => Query,
  read: (document: QueryDocumentSnapshot) => T,
): Promise<T[]> {
  const { firestore } = await firebaseServices();
  const whole = makeQuery(firestore);
  const records: T[] = [];
  let unreadable = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    // One after another: each page begins where the one before it ended.
    const { docs } = await getDocsFromServer(
      query(whole, ...(last ? [startAfter(last)] : []), limit(PAGE_SIZE)),
    );
    for (const document of docs) {
      try {
        records.push(read(document));
      } catch {
        unreadable += 1;
      }
    }
    last = docs.length === PAGE_SIZE ? docs.at(-1) : undefined;
  } while (last);
  if (unreadable > 0) throw new UnreadableRecordsError(unreadable);
  return records;
}
