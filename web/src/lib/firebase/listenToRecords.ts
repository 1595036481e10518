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

/** When a listener tells what it hears. */
export type Tells = 'at once' | 'confirmed';

/** What is listened to: all that a query has, page by page; or as much as its own limit says. */
export type Extent = 'whole' | 'limited';

/**
 * Listens to a query, live. One document that cannot be read does not take the others along: it is counted.
 *
 * A server that does not answer is an error where nothing is known, until it answers after all.
 *
 * @param makeQuery builds the query once Firestore is connected; without a limit, unless its extent is 'limited'
 * @param read reads one document; throws on one of the wrong shape
 * @param tells 'at once' what is known here already, which may be a part; or nothing before the server has 'confirmed' that it
 *   is all, for whoever concludes something from what is missing
 */
export function listenToRecords<T>(
  makeQuery: (firestore: Firestore) => Query,
  read: (document: QueryDocumentSnapshot) => T,
  tells: Tells = 'at once',
  extent: Extent = 'whole',
): Listen<Records<T>> {
  return listenConnected((firestore, onData, onError) => {
    let isConfirmed = false;
    const hear = (pages: readonly QuerySnapshot[]) => {
      const isFromCache = pages.some(({ metadata }) => metadata.fromCache);
      const documents = pages.flatMap(({ docs }) => docs);
      // Before the server has answered, an empty result only says that nothing is known yet.
      isConfirmed ||= !isFromCache;
      if (!isConfirmed && (documents.length === 0 || tells === 'confirmed')) return;
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
    if (extent === 'whole') return listenToPages(query, hear, onError);
    // That an empty result from the cache is confirmed by the server is a change of metadata alone.
    return onSnapshot(query, { includeMetadataChanges: true }, (snapshot) => hear([snapshot]), onError);
  });
}
