/**
 * Cuts a text to a number of UTF-16 units, and never ends it with part of a character as people see it, such as half a
 * family of emoji. A character that is longer than the whole text may be is cut between code points.
 */
export function cutText(text: string, maxLength: number): string {
  const cut = wholeCodePoints(text, maxLength);
  // One more code point shows if the last character ends here.
  const read = text.slice(0, cut.length + 2);
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(read);
  const broken = characters.containing(cut.length)?.index;
  return broken === undefined || broken === 0 ? cut : text.slice(0, broken);
}

function wholeCodePoints(text: string, maxLength: number): string {
  let result = '';
  for (const character of text) {
    if (result.length + character.length > maxLength) break;
    result += character;
  }
  return result;
}
