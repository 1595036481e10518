import { languages } from 'virtual:languages';
import { matchLanguage } from './matchLanguage.ts';
import { storedLanguage } from './storedLanguage.ts';

/** Returns the language of the interface: the user's choice, or the first of the browser's languages that has texts. */
export function resolveLanguage(): string {
  const stored = storedLanguage.read();
  return matchLanguage([...(stored === null ? [] : [stored]), ...navigator.languages], languages);
}
