import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema, type Profile } from '@everything-wallet/core/documents/profile';
import { doc, onSnapshot, setDoc } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { silenceTimer } from '../../../lib/firebase/silenceTimer.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/**
 * Listens to a user's profile; a missing one is created with verified false (specification §4).
 *
 * A server that does not answer is an error where nothing is known, until it answers after all.
 *
 * @param onCreateFailed is told when the profile could not be created; the listener goes on
 */
export function listenToProfile(userId: string, onCreateFailed: (error: unknown) => void): Listen<Profile> {
  return (onData, onError) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    const silence = silenceTimer(() => onError(new Error('The server does not answer')));
    void firebaseServices()
      .then(({ firestore }) => {
        if (stopped) return;
        const reference = doc(firestore, collections.profiles, userId);
        stop = onSnapshot(
          reference,
          // That a missing profile is missing on the server too is a change of metadata alone.
          { includeMetadataChanges: true },
          (snapshot) => {
            if (!snapshot.exists() && snapshot.metadata.fromCache) {
              // Offline, a profile that was never read looks missing; creating it then would unverify nobody but
              // would send a verified user to make a new phrase.
              silence.start();
              return;
            }
            silence.stop();
            if (snapshot.exists()) {
              const profile = profileSchema.safeParse(snapshot.data());
              if (profile.success) onData(profile.data);
              else onError(new Error('The profile has the wrong shape', { cause: profile.error }));
              return;
            }
            onData({ id: userId, verified: false, primary_wallet_address_id: null });
            setDoc(reference, { id: userId, verified: false }).catch(onCreateFailed);
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
