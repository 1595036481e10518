/**
 * What this browser keeps for the site between visits. A browser may refuse (blocked cookies, a full disk): reading then
 * finds nothing and writing keeps nothing, and no screen breaks over it.
 */
export const browserStore = {
  /** What is kept under a key; null where there is nothing. */
  read: (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Keeps a value, where the browser lets it be kept. */
  write: (key: string, value: string): void => {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // What was chosen holds until the page is left.
    }
  },

  /** Forgets what is kept under a key. */
  remove: (key: string): void => {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // What could not be kept is not there.
    }
  },
};
