import { browserStore } from '../lib/storage/browserStore.ts';

const KEY = 'home.balanceHidden';

/** Whether a user has hidden the balance in this browser; it holds over a reload, and goes when they sign out. */
export const hiddenBalance = {
  read: (userId: string | undefined): boolean => userId !== undefined && browserStore.read(KEY) === userId,
  write: (userId: string, isHidden: boolean): void =>
    isHidden ? browserStore.write(KEY, userId) : browserStore.remove(KEY),
  remove: (): void => browserStore.remove(KEY),
};
