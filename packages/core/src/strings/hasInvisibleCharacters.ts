import { invisibleCharacters } from './invisibleCharacters.ts';

/**
 * Invisible characters, and lone surrogates, which Firestore cannot store. In a name they make two different
 * contacts look the same, or turn an address around.
 */
const INVISIBLE = new RegExp(`[${invisibleCharacters}]`, 'u');

/** True if a text has an invisible character; line breaks count unless they are allowed. */
export function hasInvisibleCharacters(text: string, allowLineBreaks = false): boolean {
  return INVISIBLE.test(allowLineBreaks ? text.replace(/\r?\n/g, ' ') : text);
}
