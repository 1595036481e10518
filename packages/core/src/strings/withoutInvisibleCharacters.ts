import { invisibleCharacters } from './invisibleCharacters.ts';

const INVISIBLE = new RegExp(`[${invisibleCharacters}]`, 'gu');

/** Removes invisible characters from a text of foreign origin. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replace(INVISIBLE, '');
}
