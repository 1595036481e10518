import { invisibleCharacters } from '@everything-wallet/core/strings/invisibleCharacters';

const INVISIBLE = new RegExp(`[${invisibleCharacters}]`, 'gu');

/** Text as shown before it is signed. */
export interface VisibleText {
  readonly text: string;
  /** Number of characters shown as letters. */
  readonly count: number;
}

/**
 * Replaces invisible characters and those that change direction with their number: `⟦U+202E⟧`. Preserves line breaks.
 *
 * @param text any string: halves of surrogate pairs are replaced as well
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
