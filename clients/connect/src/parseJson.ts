/** Parses a text of unknown origin; undefined when it is missing, or cannot be read or parsed. */
export function parseJson(read: () => string | null | undefined): unknown {
  try {
    return JSON.parse(read() ?? '');
  } catch {
    return undefined;
  }
}
