import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { collections } from '@everything-wallet/core/documents/collections';
import { profileSchema } from '@everything-wallet/core/documents/profile';
import { walletAddressId, walletAddressSchema } from '@everything-wallet/core/documents/walletAddress';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';

/** An account to add. */
interface NewAccount {
  /** Checksum address (EIP-55). */
  readonly address: string;
  /** BIP-44 address index of its key; null for a watch-only address. */
  readonly derivationIndex: number | null;
}

/**
 * Adds a wallet address, as primary only if the user has no primary address (docs/product.md §7).
 *
 * Adding an existing account again changes nothing, so a retry after a lost response is safe. Runs as a transaction, because a
 * plain write would wait forever while offline.
 *
 * @throws WalletError 'accounts.error.exists' if the address exists with other properties
 * @throws FirestoreError if the rules refuse it or the server cannot be reached
 */
export async function saveAccount(userId: string, { address, derivationIndex }: NewAccount): Promise<void> {
  const { firestore } = await firebaseServices();
  const id = walletAddressId(userId, address);
  const profileRef = doc(firestore, collections.profiles, userId);
  const accountRef = doc(firestore, collections.walletAddresses, id);

  await runTransaction(firestore, async (transaction) => {
    const [profile, existing] = await Promise.all([transaction.get(profileRef), transaction.get(accountRef)]);
    if (existing.exists()) {
      const isSame = walletAddressSchema.parse(existing.data()).derivation_index === derivationIndex;
      if (isSame) return;
      throw new WalletError('accounts.error.exists');
    }
    const primaryId = profile.exists() ? profileSchema.parse(profile.data()).primary_wallet_address_id : null;
    transaction.set(accountRef, {
      user_id: userId,
      address,
      network: 'ethereum',
      is_primary: primaryId === null,
      derivation_index: derivationIndex,
      watch_only: derivationIndex === null,
      created_at: serverTimestamp(),
    });
    if (primaryId === null) {
      transaction.set(profileRef, { primary_wallet_address_id: id }, { merge: true });
    }
  });
}
