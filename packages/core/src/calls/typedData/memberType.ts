/** A type without its lists, and how long each of them is, from the inside out; undefined for any length. */
export interface MemberType {
  readonly base: string;
  readonly lengths: readonly (number | undefined)[];
}

const LIST = /^(.*)\[(0|[1-9]\d{0,3})?\]$/;

/** Parts a type from its lists: `Person[2][]` is Person, lists of two, in a list. */
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

/** The type of what a list holds; undefined for what is no list. */
export function elementType(
  type: string,
): { readonly element: string; readonly length: number | undefined } | undefined {
  const [, element, length] = LIST.exec(type) ?? [];
  if (element === undefined) return undefined;
  return { element, length: length === undefined ? undefined : Number(length) };
}
