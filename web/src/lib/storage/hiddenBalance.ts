import { browserStore } from './browserStore.ts';

const KEY = 'home.balanceHidden';

const listeners = new Set<() => void>();
/** Choice where the browser stores nothing: it lasts until the page is closed. */
let unstored: string | null = null;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Handles a choice in another tab; a null key means that all storage was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) notifyListeners();
}

function hiddenBy(): string | null {
  return browserStore.read(KEY) ?? unstored;
}

/**
 * Choice to hide amounts in this browser: it survives a reload, applies in all tabs, and ends with the
 * session.
 */
export const hiddenBalance = {
  /** Id of the user who has hidden amounts; null where they are shown. */
  hiddenBy,
  read: (userId: string | undefined): boolean => userId !== undefined && hiddenBy() === userId,
  write: (userId: string, isHidden: boolean): void => {
    if (isHidden) browserStore.write(KEY, userId);
    else browserStore.remove(KEY);
    unstored = isHidden && browserStore.read(KEY) === null ? userId : null;
    notifyListeners();
  },
  remove: (): void => {
    browserStore.remove(KEY);
    unstored = null;
    notifyListeners();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};
