import { numberStyle, type NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { useMemo, useSyncExternalStore } from 'react';
import { language } from './language.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/** Number format of the browser's language, in which typed numbers are read. */
export function useNumberStyle(): NumberStyle {
  const browserLanguage = useSyncExternalStore(subscribe, () => navigator.language);
  return useMemo(() => {
    try {
      return numberStyle(browserLanguage);
    } catch {
      // A browser without a usable language, such as 'C' or 'en-US@posix', gets the format of the wallet's
      // own texts.
      return numberStyle(language);
    }
  }, [browserLanguage]);
}
