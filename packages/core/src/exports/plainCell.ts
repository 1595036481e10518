/** What a spreadsheet begins a formula with, half and full width (OWASP, CSV Injection). */
const SIGNS = '=+\\-@＝＋－＠';

/**
 * A place where a cell begins, or would for a program that takes semicolons for separators and knows nothing of quotes that
 * open in the middle of its own cell; quotes, apostrophes and white space may stand before the sign.
 */
const BEFORE = `(?<=^|[;\\t\\r\\n])`;
const AFTER = `(?=['"\\s]*[${SIGNS}])`;
const FORMULA = new RegExp(BEFORE + AFTER, 'g');
const NEUTRAL = new RegExp(`${BEFORE}'${AFTER}`, 'g');

/** Plain decimal numbers are what they are: a loss of 1.25 dollars is written -1.25. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Writes a cell so that no spreadsheet takes it for a formula: an apostrophe goes before what would be one, wherever a cell may
 * begin in it. Numbers stay. `originalCell` takes it away again.
 */
export function plainCell(text: string): string {
  return NUMBER.test(text) ? text : text.replace(FORMULA, "'");
}

/** What a cell said before `plainCell`; of a cell that other programs wrote, one apostrophe before a formula is lost. */
export function originalCell(text: string): string {
  return text.includes("'") ? text.replace(NEUTRAL, '') : text;
}
