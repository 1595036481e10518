const STEPS = [
  ['s', 60],
  ['min', 60],
  ['h', 24],
] as const;

/**
 * How long something is past, as people read it, cut to one unit: '12 s', '3 min', '2 h', '5 d'.
 *
 * @param ms not negative; what is below a second is '0 s'
 */
export function formatAge(ms: number): string {
  let left = Math.floor(ms / 1_000);
  for (const [unit, size] of STEPS) {
    if (left < size) return `${left} ${unit}`;
    left = Math.floor(left / size);
  }
  return `${left} d`;
}
