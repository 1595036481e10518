/** Ends a message among several: a word in one message does not name a number in the next. */
export const END_OF_MESSAGE = '\u2029';

/** Characters around a number that may name it. */
const BEFORE = 80;
const AFTER = 40;

const longNumber = /(?:0x)?[\da-z]{32,}/gi;
const endOfSentence = /[.?!]\s/;
const transaction = /trans[ae][ck]|transfer|\btx|txid|hash|block|receipt|topic|\/tx\//i;
/** End of an explorer's link to a transaction, which counts whatever the text beside it. */
const link = /^https?:\/\/\S+\/tx\/(?:0x)?$/i;
const secret = /priv|secret|key|seed|mnemonic|phrase|password|\b[ps]k\b|import|sign with/i;

/** True if the text around two positions calls them a transaction, a block or their hash, and not a key. */
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

/** Other long numbers would fill the space that is searched for words. */
function shorten(text = ''): string {
  return text.replace(longNumber, '#');
}
