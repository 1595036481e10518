import { compileMessage } from '@lingui/message-utils/compileMessage';

const LETTERS = 'acdeghijklnorstuwyz';
/** The same letters with an accent each: they remain readable, and a text that is not in the catalogue stands out. */
const ACCENTED = 'áçðéĝĥîĵķļñöŕšţûŵýž';

/** Additional length of a text: translations are up to 40 % longer than English. */
const EXTRA = 0.4;

/**
 * Compiles a text so that it looks like a translation: accented, 40 % longer, and in brackets: a missing bracket shows a text
 * that is cut off. Placeholders and plural forms stay.
 */
export function pseudoMessage(text: string): ReturnType<typeof compileMessage> {
  const extra = ' ~'.repeat(Math.ceil((text.length * EXTRA) / 2));
  return compileMessage(`[${text}${extra}]`, accent);
}

function accent(text: string): string {
  return text.replace(/[a-z]/g, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter);
}
