import { hasInvisibleCharacters } from './hasInvisibleCharacters.ts';
import { textPatterns } from './textPatterns.ts';

const NEEDED = textPatterns.needed.map(([pattern, by]) => ({ pattern: new RegExp(pattern, 'gu'), by }));

/**
 * True if a text has an invisible character that neither a script nor an emoji needs (RFC 5892, appendix A; UTS
 * 51). The Firestore rules decide the same with the same patterns.
 */
export function hasNeedlessInvisibles(text: string, allowLineBreaks = false): boolean {
  return (
    hasInvisibleCharacters(text, allowLineBreaks) &&
    hasInvisibleCharacters(withoutNeeded(text), allowLineBreaks)
  );
}

/** Text with a letter in place of each emoji and each group of letters that needs an invisible character. */
function withoutNeeded(text: string): string {
  return NEEDED.reduce((rest, { pattern, by }) => rest.replace(pattern, by), text);
}
