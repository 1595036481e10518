/** Tokens of JSON except numbers and words; a text is one token, its escapes included. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}:]/g;

/**
 * True if a key occurs twice in an object of a JSON text, in any escaping: JSON.parse takes the last one,
 * other programs the first (RFC 8259, section 4).
 *
 * @param json a text that JSON.parse accepts
 */
export function hasDuplicateKey(json: string): boolean {
  const open: Set<string>[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token === ':') {
      // Only a key precedes a colon.
      const key = JSON.parse(text) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    } else text = token;
  }
  return false;
}
