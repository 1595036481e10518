import { directionOf } from './directionOf.ts';
import { documentLanguage } from './documentLanguage.ts';

/** Returns the direction of the document, which is chosen with its language; that of the language outside of a document. */
export function documentDirection(): 'ltr' | 'rtl' {
  if (typeof document === 'undefined') return directionOf(documentLanguage());
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
