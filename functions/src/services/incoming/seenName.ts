const SUFFIX = 'Seen';

/** Returns the name under which it is kept how far a source was read by one node's word alone. */
export function seenName(source: string): string {
  return `${source}${SUFFIX}`;
}

/** Returns whether positions are kept under a name that one node's word alone has moved. */
export function isSeenName(name: string): boolean {
  return name.endsWith(SUFFIX);
}
