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
 * Reads all results of a query from the server, page by page, in order: all of them, or an error.
 *
 * @param makeQuery builds the query, without a limit, once Firestore is connected
 * @param read parses one document; throws for an invalid shape
 * @throws UnreadableRecordsError where documents have an invalid shape
 * @throws FirestoreError where the rules refuse it or the server cannot be reached, before the first page or
 *   after it
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
    // Sequential: each page starts at the end of the former one.
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
