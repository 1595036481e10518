/** Whatever JSON is made of but its numbers and words; a text is one token, its escapes in it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}:]/g;

/**
 * Whether a key stands twice in an object of a JSON text, however it is escaped: JSON.parse takes the last one, other programs the first
 * (RFC 8259, section 4).
 *
 * @param json a text that JSON.parse takes
 */
export function hasDuplicateKey(json: string): boolean {
  const open: Set<string>[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (token === ':') {
      // Only a key stands before a colon.
      const key = JSON.parse(text) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    } else text = token;
  }
  return false;
}
