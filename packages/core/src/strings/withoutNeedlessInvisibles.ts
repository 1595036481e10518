import { hasNeedlessInvisibles } from './hasNeedlessInvisibles.ts';
import { withoutInvisibleCharacters } from './withoutInvisibleCharacters.ts';

/**
 * Removes invisible characters from a text of foreign origin, except from words whose script or emoji needs them. Line
 * breaks and tabs are removed as well.
 */
export function withoutNeedlessInvisibles(text: string): string {
  const cleaned = text
    .split(' ')
    .map((word) => (hasNeedlessInvisibles(word) ? withoutInvisibleCharacters(word) : word))
    .join(' ');
  // A neighboring word can change which invisible characters a word needs.
  return hasNeedlessInvisibles(cleaned) ? withoutInvisibleCharacters(cleaned) : cleaned;
}
