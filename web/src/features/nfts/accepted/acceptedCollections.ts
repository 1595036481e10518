import { z } from 'zod';
import { browserStore } from '../../../lib/storage/browserStore.ts';

/** Maximum number of collections per user; beyond it, the oldest are dropped. */
const MAX_COLLECTIONS = 500;

const keysSchema = z.array(z.string().max(100)).max(MAX_COLLECTIONS);

const listeners = new Set<() => void>();

const storeKey = (userId: string) => `nfts.accepted.${userId}`;

/**
 * Collections whose unrequested NFTs a user accepts in this browser, each by its `collectionKey` of network and contract. Other tabs are
 * notified.
 */
export const acceptedCollections = {
  /** Stored text: equal for equal collections. */
  text: (userId: string): string => browserStore.read(storeKey(userId)) ?? '',
  read: (text: string): ReadonlySet<string> => {
    try {
      return new Set(keysSchema.parse(JSON.parse(text)));
    } catch {
      // Nothing stored, or data in another format.
      return new Set();
    }
  },
  set: (userId: string, key: string, isAccepted: boolean): void => {
    const others = [...acceptedCollections.read(acceptedCollections.text(userId))].filter(
      (one) => one !== key,
    );
    const keys = isAccepted ? [...others, key].slice(-MAX_COLLECTIONS) : others;
    browserStore.write(storeKey(userId), JSON.stringify(keys));
    for (const listener of listeners) listener();
  },
  forget: (userId: string): void => browserStore.remove(storeKey(userId)),
  /** Subscribes to changes; returns the function that unsubscribes. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
} as const;
