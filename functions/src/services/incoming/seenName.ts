const SUFFIX = 'Seen';

/** Returns the name under which a source's position from one node alone is stored. */
export function seenName(source: string): string {
  return `${source}${SUFFIX}`;
}

/** Returns true if a stored position's name is that of one node alone. */
export function isSeenName(name: string): boolean {
  return name.endsWith(SUFFIX);
}
