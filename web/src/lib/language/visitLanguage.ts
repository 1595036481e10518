const KEY = 'visit.language';

/**
 * Language of the public page that this tab showed last: the wallet opens in it if the user has chosen none. Closing the tab
 * forgets it.
 */
export const visitLanguage = {
  /** Returns null without such a page. */
  read: (): string | null => {
    try {
      return window.sessionStorage.getItem(KEY);
    } catch {
      // A browser that stores nothing follows its own languages.
      return null;
    }
  },

  /** Stores the language of a page. */
  remember: (language: string): void => {
    try {
      window.sessionStorage.setItem(KEY, language);
    } catch {
      // The next page follows the browser's languages.
    }
  },

  /** Removes it: another choice applies. */
  forget: (): void => {
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was stored.
    }
  },
};
