import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { walletAddressSchema, type WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { firestore } from './firestore.ts';
import { typedCollection } from './typedCollection.ts';

/** Account from which a user may send. */
export interface Sender {
  readonly isVerified: boolean;
  /** The user's primary address, when there is one. */
  readonly primary?: WalletAddress;
}

/** Reads whether a user finished setup, and the address their profile points at. */
export async function findSender(userId: string): Promise<Sender> {
  const { getFirestore } = await firestore();
  const db = getFirestore();
  const profile = (await typedCollection(db, collections.profiles, profileSchema).doc(userId).get()).data();
  if (!profile?.primary_wallet_address_id) return { isVerified: profile?.verified === true };
  const addresses = typedCollection(db, collections.walletAddresses, walletAddressSchema);
  const primary = (await addresses.doc(profile.primary_wallet_address_id).get()).data();
  // The pointer is written by the client: its target must be the user's own.
  const isOwn = primary?.user_id === userId;
  return { isVerified: profile.verified, ...(isOwn && { primary }) };
}
