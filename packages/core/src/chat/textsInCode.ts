/** Fewer characters cannot hold a phrase. */
const MIN_CHARACTERS = 40;

const base64 = /[\w+/-]{16,}(?:\s{1,2}[\w+/-]{16,})*={0,2}/g;
const hexDigits = /(?:(?:0x|\\x|%)?[\da-f]{2}[\s,:;-]{0,2}){40,}/gi;

/** Decodes the parts of a text that are base64 or hex digits. */
export function textsInCode(text: string): string[] {
  const found: string[] = [];
  for (const [code] of text.matchAll(base64)) {
    const characters = code.replace(/[\s=]/g, '').replaceAll('-', '+').replaceAll('_', '/');
    if (characters.length < MIN_CHARACTERS || characters.length % 4 === 1) continue;
    found.push(atob(characters));
  }
  for (const [code] of text.matchAll(hexDigits)) {
    const pairs = code.replace(/0x|[^\da-f]/gi, '').match(/../g) ?? [];
    found.push(pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join(''));
  }
  // Anything else that matches decodes to few letters.
  return found.filter((decoded) => (decoded.match(/[a-z]/gi)?.length ?? 0) > decoded.length / 2);
}
