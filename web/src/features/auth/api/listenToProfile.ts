import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema, type Profile } from '@everything-wallet/core/documents/profile';
import { doc, setDoc } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Listens to a user's profile; undefined if none. */
export function listenToStoredProfile(userId: string): Listen<Profile | undefined> {
  return listenToDocument(collections.profiles, userId, (document) => profileSchema.parse(document.data()));
}

/**
 * Listens to a user's profile; a missing one is created with verified false (docs/product.md §4).
 *
 * A profile that disappears during listening was deleted with its account, since only that is allowed by the rules: it is not
 * created again, and the known state stays until the session ends.
 *
 * Creates it only once the server has confirmed that it is missing: otherwise a verified user whose profile failed to load would
 * be sent to make a new phrase.
 *
 * @param onCreateFailed called if the profile could not be created; the listener continues
 * @param onDeleted called if the account was deleted, here or elsewhere
 */
export function listenToProfile(
  userId: string,
  onCreateFailed: (error: unknown) => void,
  onDeleted: () => void,
): Listen<Profile> {
  const listen = listenToStoredProfile(userId);
  return (onData, onError) => {
    let wasThere = false;
    return listen((profile) => {
      if (!profile && wasThere) {
        onDeleted();
        return;
      }
      wasThere = profile !== undefined;
      onData(profile ?? { id: userId, verified: false, primary_wallet_address_id: null });
      if (!profile) createProfile(userId).catch(onCreateFailed);
    }, onError);
  };
}

async function createProfile(userId: string): Promise<void> {
  const { firestore } = await firebaseServices();
  await setDoc(doc(firestore, collections.profiles, userId), { id: userId, verified: false });
}
