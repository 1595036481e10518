/** Times that a part is decoded: more are no page's own. */
const MAX_ENCODINGS = 5;

/** Start of an absolute address, or of one without a scheme; browsers read backslashes as slashes. */
const ADDRESS_START = /https?:|[/\\]{2}/gi;

/**
 * Returns true if the path or a parameter of an address contains an address of another origin. A page that forwards its
 * visitors to it would pass on the fragment.
 */
export function namesOtherOrigin({ origin, pathname, search }: URL): boolean {
  return [pathname, ...search.slice(1).split(/[&;]/)].some((part) => leadsAway(part, origin));
}

function leadsAway(part: string, origin: string): boolean {
  let text = part;
  for (let round = 0; round <= MAX_ENCODINGS; round += 1) {
    // Browsers ignore these characters in an address.
    const plain = text.replaceAll(/[\t\n\r]/g, '');
    if (
      [...plain.matchAll(ADDRESS_START)].some(({ index }) => originOf(plain.slice(index), origin) !== origin)
    ) {
      return true;
    }
    const decoded = decode(text);
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

function originOf(text: string, base: string): string | undefined {
  // Alone: with a base of the same scheme, 'https:host' would be a path.
  const address = /^h/i.test(text) ? text : `${new URL(base).protocol}${text}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function decode(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
