/** The longest name that is looked up, in UTF-16 units. */
export const MAX_NAME_LENGTH = 255;

/** Everything that Unicode calls a full stop: what only looks like one is read, and refused, as a name. */
const STOP = /[.\u3002\uFF0E\uFF61]/;

/** Whether a text in the place of an address is meant as a name (ERC-137): labels with stops between them. */
export function isNameLike(text: string): boolean {
  return STOP.test(text) && !/\s/.test(text.trim()) && !/^0x[0-9a-fA-F]*$/.test(text.trim());
}
