/**
 * Storage of the site in this browser. A browser may refuse (blocked cookies, a full disk): reads then return
 * nothing and writes are lost, without an error on any screen.
 */
export const browserStore = {
  /** Reads the value of a key; null if none. */
  read: (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Stores a value, if the browser allows it. */
  write: (key: string, value: string): void => {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The choice lasts until the page is closed.
    }
  },

  /** Removes the value of a key. */
  remove: (key: string): void => {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // A value that could not be stored does not exist.
    }
  },
};
