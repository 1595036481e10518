import { textPatterns } from './textPatterns.ts';

const STRAY = new RegExp(`^\\p{M}|${textPatterns.crowded}`, 'u');

/**
 * True if a text begins with an accent or other mark, which then belongs to no letter, or has more of them on one
 * letter than a script needs (UTS 39, 5.4). The Firestore rules decide the same.
 */
export function hasStrayMarks(text: string): boolean {
  return STRAY.test(text);
}
