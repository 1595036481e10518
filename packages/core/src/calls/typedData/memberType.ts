/** Type without its lists, and the length of each list from the inside out; undefined for any length. */
export interface MemberType {
  readonly base: string;
  readonly lengths: readonly (number | undefined)[];
}

const LIST = /^(.*)\[(0|[1-9]\d{0,3})?\]$/;

/** Separates a type from its lists: `Person[2][]` is Person, lists of two, in a list. */
export function memberType(type: string): MemberType {
  const lengths: (number | undefined)[] = [];
  let base = type;
  for (let match = LIST.exec(base); match; match = LIST.exec(base)) {
    const [, inner = '', length] = match;
    lengths.unshift(length === undefined ? undefined : Number(length));
    base = inner;
  }
  return { base, lengths };
}

/** Returns the element type of a list; undefined for other types. */
export function elementType(
  type: string,
): { readonly element: string; readonly length: number | undefined } | undefined {
  const [, element, length] = LIST.exec(type) ?? [];
  if (element === undefined) return undefined;
  return { element, length: length === undefined ? undefined : Number(length) };
}
