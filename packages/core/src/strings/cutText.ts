/** Cuts a text to a number of UTF-16 units, without half a character at the end. */
export function cutText(text: string, maxLength: number): string {
  let result = '';
  for (const character of text) {
    if (result.length + character.length > maxLength) break;
    result += character;
  }
  return result;
}
