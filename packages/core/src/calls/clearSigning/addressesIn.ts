/** Hex digits of a selector and of a word. */
const [SELECTOR, WORD] = [8, 64];

/** Nested calls: each shifts its contents by the four bytes of its selector. */
const DEPTH = 3;

/**
 * Finds all possible addresses in call data: the last 20 bytes of words that begin with zeros.
 *
 * @param data 0x-prefixed lower-case hex
 * @returns lower-case, 0x-prefixed, each once
 */
export function addressesIn(data: string): readonly string[] {
  const found = new Set<string>();
  for (let depth = 1; depth <= DEPTH; depth += 1) {
    for (let at = 2 + depth * SELECTOR; at + WORD <= data.length; at += WORD) {
      const word = data.slice(at, at + WORD);
      if (word.startsWith('0'.repeat(24))) found.add(`0x${word.slice(24)}`);
    }
  }
  return [...found];
}
