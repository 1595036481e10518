import { z } from 'zod';
import { browserStore } from '../../../lib/storage/browserStore.ts';

/** Collections that one person can accept here; of more the oldest give way. */
const MOST = 500;

const keysSchema = z.array(z.string().max(100)).max(MOST);

const listeners = new Set<() => void>();

const storeKey = (userId: string) => `nfts.accepted.${userId}`;

/**
 * Collections that a user wants among their NFTs though nobody asked for them, in this browser: each by `collectionKey`, network and contract.
 * Other tabs hear of it.
 */
export const acceptedCollections = {
  /** As it is kept: the same text for the same collections. */
  text: (userId: string): string => browserStore.read(storeKey(userId)) ?? '',
  read: (text: string): ReadonlySet<string> => {
    try {
      return new Set(keysSchema.parse(JSON.parse(text)));
    } catch {
      // Nothing was kept, or what somebody else wrote there.
      return new Set();
    }
  },
  set: (userId: string, key: string, isAccepted: boolean): void => {
    const others = [...acceptedCollections.read(acceptedCollections.text(userId))].filter(
      (one) => one !== key,
    );
    const keys = isAccepted ? [...others, key].slice(-MOST) : others;
    browserStore.write(storeKey(userId), JSON.stringify(keys));
    for (const listener of listeners) listener();
  },
  forget: (userId: string): void => browserStore.remove(storeKey(userId)),
  /** Calls back when they may have changed; returns what ends it. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
} as const;
