import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { listenToRecords, type Extent, type Timing } from './listenToRecords.ts';
import type { Listen } from './useSnapshot.ts';

/**
 * Subscribes to a query whose documents all count: an unreadable one is an error and not a shorter list.
 *
 * A server that does not answer is an error where nothing is known, until it answers.
 *
 * @param makeQuery builds the query once Firestore is connected
 * @param read parses one document; throws for an invalid shape
 * @param timing as in listenToRecords
 * @param extent as in listenToRecords
 */
export function listenToQuery<T>(
  makeQuery: (firestore: Firestore) => Query,
  read: (document: QueryDocumentSnapshot) => T,
  timing?: Timing,
  extent?: Extent,
): Listen<readonly T[]> {
  const listen = listenToRecords(makeQuery, read, timing, extent);
  return (onData, onError) =>
    listen(({ records, unreadable }) => {
      if (unreadable === 0) onData(records);
      else onError(new Error(`${unreadable} documents have the wrong shape`));
    }, onError);
}
