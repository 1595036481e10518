import type { CodePointRange } from './characterRanges.ts';

/** Spells a character as a dialect of regular expressions does. */
export type Spelling = (codePoint: number) => string;

/** Spells ranges as the inside of a character class. */
export function spellRanges(ranges: readonly CodePointRange[], spelling: Spelling): string {
  return ranges
    .map(([first, last]) => (first === last ? spelling(first) : `${spelling(first)}-${spelling(last)}`))
    .join('');
}
