import { collections } from '@everything-wallet/core/documents/collections';
import { walletAddressSchema, type WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { readWhole } from '../../../lib/firebase/readWhole.ts';

/**
 * Reads all of a user's wallet addresses from the server, oldest first.
 *
 * @throws UnreadableRecordsError if records have the wrong shape
 * @throws FirestoreError if the server cannot be reached
 */
export async function readAllAccounts(userId: string): Promise<WalletAddress[]> {
  return readWhole(
    (firestore) =>
      query(
        collection(firestore, collections.walletAddresses),
        where('user_id', '==', userId),
        orderBy('created_at'),
      ),
    (document) => walletAddressSchema.parse(document.data()),
  );
}
