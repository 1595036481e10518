/** Longest name to look up, in UTF-16 units. */
export const MAX_NAME_LENGTH = 255;

/** All full stops of Unicode: lookalike stops are read, and rejected, as part of a name. */
const STOP = /[.\u3002\uFF0E\uFF61]/;

/** True if a text entered as an address is meant as a name (ERC-137): labels separated by stops. */
export function isNameLike(text: string): boolean {
  return STOP.test(text) && !/\s/.test(text.trim()) && !/^0x[0-9a-fA-F]*$/.test(text.trim());
}
