/** First characters of a spreadsheet formula, half and full width (OWASP, CSV Injection). */
const SIGNS = '=+\\-@＝＋－＠';

/**
 * Start of a cell, also for a program that takes semicolons for separators and ignores quotes inside its own
 * cell; quotes, apostrophes and white space may stand before the sign.
 */
const BEFORE = `(?<=^|[;\\t\\r\\n])`;
const AFTER = `(?=['"\\s]*[${SIGNS}])`;
const FORMULA = new RegExp(BEFORE + AFTER, 'g');
const NEUTRAL = new RegExp(`${BEFORE}'${AFTER}`, 'g');

/** Plain decimal numbers are unchanged: a loss of 1.25 dollars is written -1.25. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Writes a cell so that no spreadsheet reads it as a formula: puts an apostrophe before one, wherever a cell
 * may begin in it. Leaves numbers unchanged. `originalCell` reverses it.
 */
export function plainCell(text: string): string {
  return NUMBER.test(text) ? text : text.replace(FORMULA, "'");
}

/** Restores a cell from `plainCell`; a cell of another program loses one apostrophe before a formula. */
export function originalCell(text: string): string {
  return text.includes("'") ? text.replace(NEUTRAL, '') : text;
}
