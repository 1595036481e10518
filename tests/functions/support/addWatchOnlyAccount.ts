import { firestore } from '../../../functions/src/data/firestore.ts';
import { collections } from '../../../packages/core/src/documents/collections.ts';
import { walletAddressId } from '../../../packages/core/src/documents/walletAddress.ts';

/** Adds a watch-only account, as a client does. The scanners learn of it within five seconds. */
export async function addWatchOnlyAccount(userId: string, address: string): Promise<void> {
  const { FieldValue, getFirestore } = await firestore();
  await getFirestore()
    .collection(collections.walletAddresses)
    .doc(walletAddressId(userId, address))
    .set({
      ...{ user_id: userId, address, network: 'ethereum', is_primary: false, derivation_index: null },
      ...{ watch_only: true, created_at: FieldValue.serverTimestamp() },
    });
}
