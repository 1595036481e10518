import { onSnapshot, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase/firestore';
import { listenConnected } from './listenConnected.ts';
import type { Records } from './Records.ts';
import type { Listen } from './useSnapshot.ts';

/** When a listener tells what it hears. */
export type Tells = 'at once' | 'confirmed';

/**
 * Listens to a query, live. One document that cannot be read does not take the others along: it is counted.
 *
 * A server that does not answer is an error where nothing is known, until it answers after all.
 *
 * @param makeQuery builds the query once Firestore is connected
 * @param read reads one document; throws on one of the wrong shape
 * @param tells 'at once' what is known here already, which may be a part; or nothing before the server has 'confirmed' that it
 *   is all, for whoever concludes something from what is missing
 */
export function listenToRecords<T>(
  makeQuery: (firestore: Firestore) => Query,
  read: (document: QueryDocumentSnapshot) => T,
  tells: Tells = 'at once',
): Listen<Records<T>> {
  return listenConnected((firestore, onData, onError) => {
    let isConfirmed = false;
    return onSnapshot(
      makeQuery(firestore),
      // That an empty result from the cache is confirmed by the server is a change of metadata alone.
      { includeMetadataChanges: true },
      (snapshot) => {
        // Before the server has answered, an empty result only says that nothing is known yet.
        isConfirmed ||= !snapshot.metadata.fromCache;
        if (!isConfirmed && (snapshot.empty || tells === 'confirmed')) return;
        const records = snapshot.docs.flatMap((document) => {
          try {
            return [read(document)];
          } catch {
            return [];
          }
        });
        onData({
          records,
          unreadable: snapshot.docs.length - records.length,
          ...(!snapshot.metadata.fromCache && { confirmedAt: Date.now() }),
        });
      },
      onError,
    );
  });
}
