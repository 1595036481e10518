import { browserStore } from '../../lib/storage/browserStore.ts';

const keyOf = (userId: string) => `vault.words.${userId}`;

/**
 * Mark of the phrase in a user's vault: the SHA-256 of the vault's text together with its words, computed in the worker while unlocked. It
 * lets a phrase be compared with that of a locked vault. Another text has another mark: a missing or outdated mark proves nothing, and a
 * different one no other phrase.
 */
export const storedWords = {
  read: (userId: string): string | null => browserStore.read(keyOf(userId)),
  write: (userId: string, mark: string): void => browserStore.write(keyOf(userId), mark),
  remove: (userId: string): void => browserStore.remove(keyOf(userId)),
};
