import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { CollectedNft } from '../CollectedNft.ts';
import { collectionKey, type OfCollection } from '../namesakes.ts';
import { acceptedCollections } from './acceptedCollections.ts';

/** Collections the user has accepted in this browser, and functions to change that. */
export interface AcceptedCollections {
  /** Returns true for an NFT that arrived unrequested and whose collection the user has not accepted. */
  readonly isUnverified: (collected: CollectedNft) => boolean;
  readonly isAccepted: (collected: OfCollection) => boolean;
  readonly set: (collected: OfCollection, isAccepted: boolean) => void;
}

/** Subscribes to the collections a user has accepted. */
export function useAcceptedCollections(userId: string): AcceptedCollections {
  const text = useSyncExternalStore(acceptedCollections.listen, () => acceptedCollections.text(userId));
  const keys = useMemo(() => acceptedCollections.read(text), [text]);
  const isAccepted = useCallback((collected: OfCollection) => keys.has(collectionKey(collected)), [keys]);
  const isUnverified = useCallback(
    (collected: CollectedNft) => collected.nft.isUnverified && !isAccepted(collected),
    [isAccepted],
  );
  const set = useCallback(
    (collected: OfCollection, isWanted: boolean) =>
      acceptedCollections.set(userId, collectionKey(collected), isWanted),
    [userId],
  );
  return { isUnverified, isAccepted, set };
}
