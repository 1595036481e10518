import { doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import { listenConnected } from './listenConnected.ts';
import type { Listen } from './useSnapshot.ts';

/**
 * Listens to one document, live; undefined where the server knows of none.
 *
 * A server that does not answer says nothing about the document, and is an error, until it answers after all.
 *
 * @param read reads the document; throws on one of the wrong shape, which is an error too
 */
export function listenToDocument<T>(
  collection: string,
  id: string,
  read: (document: DocumentSnapshot) => T,
): Listen<T | undefined> {
  return listenConnected((firestore, onData, onError) =>
    onSnapshot(
      doc(firestore, collection, id),
      // That a missing document is missing on the server too is a change of metadata alone.
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists()) {
          // Without a connection, what was never read looks missing.
          if (!snapshot.metadata.fromCache) onData(undefined);
          return;
        }
        let data: T;
        try {
          data = read(snapshot);
        } catch (error) {
          onError(new Error('A document has the wrong shape', { cause: error }));
          return;
        }
        onData(data);
      },
      onError,
    ),
  );
}
