const STEPS = [
  ['s', 60],
  ['min', 60],
  ['h', 24],
] as const;

/**
 * Formats an age in a single unit, rounded down: '12 s', '3 min', '2 h', '5 d'.
 *
 * @param ms not negative; less than a second is '0 s'
 */
export function formatAge(ms: number): string {
  let left = Math.floor(ms / 1_000);
  for (const [unit, size] of STEPS) {
    if (left < size) return `${left} ${unit}`;
    left = Math.floor(left / size);
  }
  return `${left} d`;
}
