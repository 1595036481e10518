import { languages } from 'virtual:languages';
import { matchLanguage } from './matchLanguage.ts';
import { readAddress } from './readAddress.ts';
import { storedLanguage } from './storedLanguage.ts';
import { visitLanguage } from './visitLanguage.ts';

/**
 * Returns the language of the interface at an address: that of its prefix, the user's choice, for a screen of the wallet that of
 * the public page before it, or the first of the browser's languages that has texts.
 *
 * @param pathname of the document
 */
export function resolveLanguage(pathname: string): string {
  const { language } = readAddress(pathname);
  if (language !== undefined) return language;
  // A page that exists in each language follows its own address.
  const isLocal = document.querySelector('link[hreflang]') !== null;
  const wanted = storedLanguage.read() ?? (isLocal ? null : visitLanguage.read());
  return matchLanguage([...(wanted === null ? [] : [wanted]), ...navigator.languages], languages);
}
