const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const entity = /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|([a-z]{2,31});)/gi;
const escape = /\\{1,8}(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2})|[nrtfv0])/gi;
const percent = /(?:%[\da-f]{2})+/gi;

/** More layers than occur by mistake. */
const MAX_LAYERS = 4;

/**
 * Decodes the ways programs write characters: HTML entities, percent-encoding, and the escapes of JSON and
 * JavaScript, also nested. Encoded white space becomes a space.
 */
export function decodedText(text: string): string {
  let decoded = text;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    if (!/[&%\\]/.test(decoded)) break;
    const next = decoded
      .replace(entity, (_, decimal?: string, hex?: string, name?: string) =>
        name === undefined ? decodeCharacter(decimal, hex) : (named[name.toLowerCase()] ?? ' '),
      )
      .replace(escape, (_, short?: string, long?: string, byte?: string) =>
        decodeCharacter(undefined, short ?? long ?? byte),
      )
      .replace(percent, unescapeOnce);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

/** Returns a character by its number; a space for an invalid one. */
function decodeCharacter(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '20', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

function unescapeOnce(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    // Bytes that are not text: the undecoded text is searched for keys too.
    return ' ';
  }
}
