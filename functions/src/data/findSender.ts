import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import {
  walletAddressId,
  walletAddressSchema,
  type WalletAddress,
} from '@everything-wallet/core/documents/walletAddress';
import { firestore } from './firestore.ts';
import { typedCollection } from './typedCollection.ts';

/** Account from which a user may send. */
export interface Sender {
  readonly isVerified: boolean;
  /** The user's account with the signer's address, if there is one. */
  readonly account?: WalletAddress;
}

/**
 * Reads whether a user finished setup, and the user's account with an address: two documents, since an
 * account's id has its address in lower case.
 *
 * @param from the signer, in any case of letters
 */
export async function findSender(userId: string, from: string): Promise<Sender> {
  const { getFirestore } = await firestore();
  const db = getFirestore();
  const accounts = typedCollection(db, collections.walletAddresses, walletAddressSchema);
  const [profile, found] = await Promise.all([
    typedCollection(db, collections.profiles, profileSchema).doc(userId).get(),
    accounts.doc(walletAddressId(userId, from)).get(),
  ]);
  const account = found.data();
  const isOwn = account?.user_id === userId;
  return { isVerified: profile.data()?.verified === true, ...(isOwn && { account }) };
}
