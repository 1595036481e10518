import { numberStyle, type NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { useMemo, useSyncExternalStore } from 'react';
import { storedLanguage } from './storedLanguage.ts';
import { language } from './language.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

/**
 * Returns the language in which typed numbers are read: that of the interface, because it writes numbers that way. With a regional
 * tag of the browser, an amount that is copied from the screen could be read as another one: '1.500' is 1500 in 'de' and 1.5 in
 * 'de-CH'. An English interface without a choice reads them in the browser's English, such as 'en-IN': never in a language without
 * texts, such as Italian, where its own '12,345' is 12.345.
 */
function numberLanguage(): string {
  if (language !== SOURCE_LANGUAGE || storedLanguage.read() !== null) return language;
  return navigator.languages.find(isSource) ?? language;
}

/** Returns true for the source language, of any region. */
function isSource(tag: string): boolean {
  return tag === SOURCE_LANGUAGE || tag.startsWith(`${SOURCE_LANGUAGE}-`);
}

/** Number format in which typed numbers are read. */
export function useNumberStyle(): NumberStyle {
  const wanted = useSyncExternalStore(subscribe, numberLanguage);
  return useMemo(() => {
    try {
      return numberStyle(wanted);
    } catch {
      // A browser without a usable language, such as 'C' or 'en-US@posix', gets the format of the wallet's
      // own texts.
      return numberStyle(language);
    }
  }, [wanted]);
}
