import { doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import { listenConnected } from './listenConnected.ts';
import type { Listen } from './useSnapshot.ts';

/**
 * Subscribes to one document; undefined where the server has none. A server that does not answer is an error,
 * until it answers.
 *
 * @param read parses the document; throws for an invalid shape, which is an error too
 */
export function listenToDocument<T>(
  collection: string,
  id: string,
  read: (document: DocumentSnapshot) => T,
): Listen<T | undefined> {
  return listenConnected((firestore, onData, onError) =>
    onSnapshot(
      doc(firestore, collection, id),
      // Only the metadata change shows that a missing document is missing on the server too.
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists()) {
          // Offline, a document that was never read appears missing.
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
