import {
  onSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { listenConnected } from './listenConnected.ts';
import { listenToPages } from './listenToPages.ts';
import type { Records } from './Records.ts';
import type { Listen } from './useSnapshot.ts';

/** Time at which a listener passes results on. */
export type Timing = 'at once' | 'confirmed';

/** Extent of a query: all results, page by page; or as many as its own limit. */
export type Extent = 'whole' | 'limited';

/**
 * Subscribes to a query. An unreadable document does not affect the others: it is counted.
 *
 * A server that does not answer is an error where nothing is known, until it answers.
 *
 * @param makeQuery builds the query once Firestore is connected; without a limit, unless its extent is
 *   'limited'
 * @param read parses one document; throws for an invalid shape
 * @param timing 'at once' to include the browser's cache, which may be partial; 'confirmed' to wait until the
 *   server has confirmed that the list is complete, for code that draws conclusions from missing records
 */
export function listenToRecords<T>(
  makeQuery: (firestore: Firestore) => Query,
  read: (document: QueryDocumentSnapshot) => T,
  timing: Timing = 'at once',
  extent: Extent = 'whole',
): Listen<Records<T>> {
  return listenConnected((firestore, onData, onError) => {
    let isConfirmed = false;
    const passOn = (pages: readonly QuerySnapshot[]) => {
      const isFromCache = pages.some(({ metadata }) => metadata.fromCache);
      const documents = pages.flatMap(({ docs }) => docs);
      // Before the server has answered, an empty result means nothing.
      isConfirmed ||= !isFromCache;
      if (!isConfirmed && (documents.length === 0 || timing === 'confirmed')) return;
      const records = documents.flatMap((document) => {
        try {
          return [read(document)];
        } catch {
          return [];
        }
      });
      onData({
        records,
        unreadable: documents.length - records.length,
        ...(!isFromCache && { confirmedAt: Date.now() }),
      });
    };
    const query = makeQuery(firestore);
    if (extent === 'whole') return listenToPages(query, passOn, onError);
    // Only the metadata change shows that the server has confirmed an empty result from the cache.
    return onSnapshot(query, { includeMetadataChanges: true }, (snapshot) => passOn([snapshot]), onError);
  });
}
