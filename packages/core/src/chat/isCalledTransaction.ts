/** Ends a message among several: what one says does not name what stands in the next. */
export const END_OF_MESSAGE = '\u2029';

/** Characters around it in which a number is named. */
const BEFORE = 80;
const AFTER = 40;

const longNumber = /(?:0x)?[\da-z]{32,}/gi;
const endOfSentence = /[.?!]\s/;
const transaction = /trans[ae][ck]|transfer|\btx|txid|hash|block|receipt|topic|\/tx\//i;
/** The way an explorer's link to a transaction ends, whatever else is said beside it. */
const link = /^https?:\/\/\S+\/tx\/(?:0x)?$/i;
const secret = /priv|secret|key|seed|mnemonic|phrase|password|\b[ps]k\b|import|sign with/i;

/** Whether a text calls what stands from a position to another a transaction, a block or their hash, and not a key. */
export function isCalledTransaction(text: string, start: number, end: number): boolean {
  const before = shorten(
    text
      .slice(Math.max(0, start - 8 * BEFORE), start)
      .split(END_OF_MESSAGE)
      .at(-1),
  ).slice(-BEFORE);
  const after = shorten(text.slice(end, end + 8 * AFTER).split(END_OF_MESSAGE)[0]).slice(0, AFTER);
  if (link.test(before.split(/\s/).at(-1) ?? '')) return true;
  const sentence = (before.split(endOfSentence).at(-1) ?? '') + '#' + (after.split(endOfSentence)[0] ?? '');
  if (secret.test(sentence)) return false;
  return transaction.test(before) || transaction.test(after);
}

/** Other long numbers would fill the place in which words are looked for. */
function shorten(text = ''): string {
  return text.replace(longNumber, '#');
}
