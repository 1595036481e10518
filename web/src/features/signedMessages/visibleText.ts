import { invisibleCharacters } from '@everything-wallet/core/strings/invisibleCharacters';

const INVISIBLE = new RegExp(`[${invisibleCharacters}]`, 'gu');

/** A text as it is shown before it is signed. */
export interface VisibleText {
  readonly text: string;
  /** How many characters were put into letters. */
  readonly count: number;
}

/**
 * Writes what nobody can see, and what turns a text around, as its number: `⟦U+202E⟧`. Line breaks stay what they are.
 *
 * @param text any: halves of surrogate pairs are put into letters too
 */
export function visibleText(text: string): VisibleText {
  let count = 0;
  const visible = text.replace(INVISIBLE, (character) => {
    if (character === '\n') return character;
    count += 1;
    const code = character.codePointAt(0) ?? 0;
    return `⟦U+${code.toString(16).toUpperCase().padStart(4, '0')}⟧`;
  });
  return { text: visible, count };
}
