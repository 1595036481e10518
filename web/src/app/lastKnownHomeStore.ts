import { browserStore } from '../lib/storage/browserStore.ts';

/** Where it is kept; public/early.js removes it as well. */
const KEY = 'lastKnownHome';

/** The place of what the home showed last, apart from what reads it: whoever removes it needs none of that. */
export const lastKnownHomeStore = {
  read: (): string | null => browserStore.read(KEY),
  write: (text: string): void => browserStore.write(KEY, text),
  remove: (): void => browserStore.remove(KEY),
};
