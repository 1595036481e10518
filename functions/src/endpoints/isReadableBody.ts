/** Levels of lists and objects in a question; no contract needs more than three. */
const DEEPEST = 20;

/**
 * Returns true if the body of a call fits the callable protocol and its decoder: {data}, not nested so deeply
 * that reading it would exhaust the stack, and without the protocol's own notation for numbers ('@type'),
 * which no client uses.
 */
export function isReadableBody(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const keys = Object.keys(body);
  if (keys.length !== 1 || keys[0] !== 'data') return false;
  let level: unknown[] = [(body as { data: unknown }).data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const nested = level.filter((value) => typeof value === 'object' && value !== null);
    if (nested.length > 0 && depth >= DEEPEST) return false;
    if (nested.some((value) => '@type' in value)) return false;
    level = nested.flatMap((value): unknown[] => Object.values(value));
  }
  return true;
}
