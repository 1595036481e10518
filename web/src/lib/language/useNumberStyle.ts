import { numberStyle, type NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { useMemo, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/** How the browser's language writes numbers: what a person types is read so. */
export function useNumberStyle(): NumberStyle {
  const language = useSyncExternalStore(subscribe, () => navigator.language);
  return useMemo(() => {
    try {
      return numberStyle(language);
    } catch {
      // A browser without a usable language, such as 'C' or 'en-US@posix', is read as the wallet's own texts are.
      return numberStyle('en');
    }
  }, [language]);
}
