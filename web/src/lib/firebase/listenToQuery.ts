import { onSnapshot, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase/firestore';
import { firebaseServices } from './firebaseServices.ts';
import { silenceTimer } from './silenceTimer.ts';
import type { Listen } from './useSnapshot.ts';

/**
 * Listens to a query, live; documents that cannot be read are an error, never an empty list.
 *
 * A server that does not answer is an error where nothing is known, until it answers after all.
 *
 * @param makeQuery builds the query once Firestore is connected
 * @param read reads one document; throws on one of the wrong shape
 */
export function listenToQuery<T>(
  makeQuery: (firestore: Firestore) => Query,
  read: (document: QueryDocumentSnapshot) => T,
): Listen<readonly T[]> {
  return (onData, onError) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    let isConfirmed = false;
    const silence = silenceTimer(() => onError(new Error('The server does not answer')));
    void firebaseServices()
      .then(({ firestore }) => {
        if (stopped) return;
        stop = onSnapshot(
          makeQuery(firestore),
          // That an empty result from the cache is confirmed by the server is a change of metadata alone.
          { includeMetadataChanges: true },
          (snapshot) => {
            // Before the server has answered, an empty result only says that nothing is known yet.
            isConfirmed ||= !snapshot.metadata.fromCache;
            if (snapshot.empty && !isConfirmed) {
              silence.start();
              return;
            }
            silence.stop();
            try {
              onData(snapshot.docs.map(read));
            } catch (error) {
              onError(new Error('A document has the wrong shape', { cause: error }));
            }
          },
          (error) => {
            silence.stop();
            onError(error);
          },
        );
      })
      .catch((error: unknown) => {
        if (!stopped) onError(new Error('Listening failed', { cause: error }));
      });
    return () => {
      stopped = true;
      silence.stop();
      stop?.();
    };
  };
}
