import { browserStore } from '../../lib/storage/browserStore.ts';

/** Storage key; web/early.js removes it as well. */
const KEY = 'lastKnownHome';

/**
 * Storage of the home's last figures, separate from the code that parses them: removing them needs none of
 * that.
 */
export const lastKnownHomeStore = {
  read: (): string | null => browserStore.read(KEY),
  write: (text: string): void => browserStore.write(KEY, text),
  remove: (): void => browserStore.remove(KEY),
};
