import type { Firestore } from 'firebase/firestore';
import { firebaseServices } from './firebaseServices.ts';
import { silenceTimer } from './silenceTimer.ts';
import type { Listen } from './useSnapshot.ts';

/**
 * Subscribes once Firebase is connected.
 *
 * A subscriber always gets an answer: where nothing is known for too long, that is an error, whether the
 * configuration, the connection or the answer is missing. The listener continues, and later values are passed
 * on.
 *
 * A refusal because the session has ended in the meantime, here or in another tab, is no failure: the
 * subscriber is about to stop.
 *
 * @param begin subscribes, emits values, and returns a function that unsubscribes
 */
export function listenConnected<T>(
  begin: (firestore: Firestore, onData: (data: T) => void, onError: (error: Error) => void) => () => void,
): Listen<T> {
  return (onData, onError) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    const silence = silenceTimer(() => onError(new Error('The server does not answer')));
    silence.start();
    void firebaseServices()
      .then(({ auth, firestore }) => {
        if (stopped) return;
        const userId = auth.currentUser?.uid;
        const hasSessionEnded = () => userId !== undefined && auth.currentUser?.uid !== userId;
        stop = begin(
          firestore,
          (data) => {
            silence.stop();
            onData(data);
          },
          (error) => {
            silence.stop();
            if (!(isRefusal(error) && hasSessionEnded())) onError(error);
          },
        );
      })
      .catch((error: unknown) => {
        silence.stop();
        if (!stopped) onError(new Error('Listening failed', { cause: error }));
      });
    return () => {
      stopped = true;
      silence.stop();
      stop?.();
    };
  };
}

function isRefusal(error: Error): boolean {
  return 'code' in error && error.code === 'permission-denied';
}
