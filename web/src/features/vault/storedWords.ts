import { browserStore } from '../../lib/storage/browserStore.ts';

const keyOf = (userId: string) => `vault.words.${userId}`;

/**
 * The mark of the words in a user's vault: the SHA-256 of the vault's text together with its words, which the worker makes
 * while it is open. So somebody's words can be compared with those of a locked vault. Another text has another mark: one that
 * is missing or of before says nothing, and nothing says it of other words.
 */
export const storedWords = {
  read: (userId: string): string | null => browserStore.read(keyOf(userId)),
  write: (userId: string, mark: string): void => browserStore.write(keyOf(userId), mark),
  remove: (userId: string): void => browserStore.remove(keyOf(userId)),
};
