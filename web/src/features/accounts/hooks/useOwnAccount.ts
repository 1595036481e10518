import { collections } from '@everything-wallet/core/documents/collections';
import {
  walletAddressId,
  walletAddressSchema,
  type WalletAddress,
} from '@everything-wallet/core/documents/walletAddress';
import { useMemo } from 'react';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';

/** Listens to a user's own account with an address; undefined if it is none of theirs. */
export function useOwnAccount(userId: string, address: string): RetryableSnapshot<WalletAddress | undefined> {
  return useSnapshot(
    useMemo(
      () =>
        listenToDocument(collections.walletAddresses, walletAddressId(userId, address), (document) =>
          walletAddressSchema.parse(document.data()),
        ),
      [userId, address],
    ),
  );
}
