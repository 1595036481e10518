const KEY = 'language.missing';

/** Note in this tab that the file of the user's language could not be loaded, for the next page alone. */
export const missingLanguage = {
  /** Stores the note; returns false if the browser stores nothing. */
  note: (): boolean => {
    try {
      window.sessionStorage.setItem(KEY, 'true');
      return true;
    } catch {
      return false;
    }
  },

  /** Removes the note, and returns true if there was one: the page after this one tries the language again. */
  take: (): boolean => {
    try {
      const isMissing = window.sessionStorage.getItem(KEY) !== null;
      if (isMissing) window.sessionStorage.removeItem(KEY);
      return isMissing;
    } catch {
      return false;
    }
  },
};
