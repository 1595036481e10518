/** Words and the numbers between them; what stands between those says nothing. */
const WORD_OR_NUMBER = /(?:\p{L}\p{M}*)+|\p{Nd}+/gu;

/** 'word 1 legal word 2 winner', also 'word 1 of 12'; 'word' is one of the list as well, so all must be labelled. */
const LABELLED = /^(?:word \d+ (?:of \d+ )?[^\d ]+(?: |$))+$/u;
const LABEL = /word (\d+) (?:of \d+ )?/gu;

/** '1 legal 2 winner'. */
const NUMBERED = /^(?:\d+ [^\d ]+(?: |$))+$/u;

/**
 * The form of a recovery phrase that is checked, hashed and derived from: NFKD, lower case, single spaces (BIP-39).
 *
 * People paste phrases as they have kept them: numbered, with commas, bullets or quotation marks, a word a line, 'Word 1:
 * legal', or column by column, where the numbers say the order. Everything but the words is left out.
 */
export function normaliseMnemonic(phrase: string): string {
  const tokens = phrase.normalize('NFKD').toLowerCase().match(WORD_OR_NUMBER) ?? [];
  const text = tokens.join(' ');
  return wordsInOrder(LABELLED.test(text) ? text.replace(LABEL, '$1 ') : text).join(' ');
}

/** The words of a text of words and numbers; in the order of the numbers where these count all of them. */
function wordsInOrder(text: string): string[] {
  const tokens = text.split(' ');
  const words = tokens.filter((token) => token !== '' && !/^\p{Nd}/u.test(token));
  if (!NUMBERED.test(text)) return words;
  const places = tokens.filter((_, index) => index % 2 === 0).map(Number);
  const inOrder = words.map((_, index) => words[places.indexOf(index + 1)]);
  return inOrder.every((word) => word !== undefined) ? inOrder : words;
}
