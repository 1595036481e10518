import { collections } from '@everything-wallet/core/documents/collections';
import { walletAddressSchema } from '@everything-wallet/core/documents/walletAddress';
import { collection, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { listenToQuery } from '../../../lib/firebase/listenToQuery.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** The oldest of a user's accounts whose key the wallet has. */
interface OldestKey {
  /** Undefined while it is being saved and the server has not set the time. */
  readonly madeAt: Date | undefined;
}

/**
 * Listens to the creation time of a user's oldest account with a key; undefined if there is no such account. Uses the query of
 * `listenToWalletAddresses`.
 */
export function listenToOldestKey(userId: string): Listen<OldestKey | undefined> {
  const listen = listenToQuery(
    (firestore) =>
      query(
        collection(firestore, collections.walletAddresses),
        where('user_id', '==', userId),
        orderBy('created_at'),
      ),
    (document) => {
      const { derivation_index: index, watch_only: isWatchOnly } = walletAddressSchema.parse(document.data());
      const at: unknown = document.get('created_at');
      return {
        hasKey: !isWatchOnly && index !== null,
        madeAt: at instanceof Timestamp ? at.toDate() : undefined,
      };
    },
  );
  return (onData, onError) =>
    listen((accounts) => {
      const oldest = accounts.find(({ hasKey }) => hasKey);
      onData(oldest && { madeAt: oldest.madeAt });
    }, onError);
}
