import { browserStore } from './browserStore.ts';

/**
 * State that /connect.js stores for /connect-console: the console is a page of the wallet's own origin, so the
 * accounts and batches of its connection are in this browser's storage of the wallet.
 */
export const consoleState = {
  remove: (): void => {
    const key = `everything-wallet:${window.location.origin}`;
    browserStore.remove(key);
    browserStore.remove(`${key}:calls`);
  },
};
