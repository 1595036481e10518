import { browserStore } from '../storage/browserStore.ts';
import { visitLanguage } from './visitLanguage.ts';

const KEY = 'settings.language';

/** Language that the user chose on this device, as a BCP 47 tag. */
export const storedLanguage = {
  /** Returns null before a choice: then the browser's languages decide. */
  read: (): string | null => browserStore.read(KEY),

  /** Stores a choice; null follows the browser again. It takes effect once the page is loaded again. */
  store: (language: string | null): void => {
    visitLanguage.forget();
    if (language === null) browserStore.remove(KEY);
    else browserStore.write(KEY, language);
  },
};
