/**
 * Lists the secrets that a value holds, separated by commas: the current one, and after it those that it replaced and that
 * something stored still depends on.
 */
export function secretsIn(value: string): readonly [current: string, ...former: string[]] {
  const [current = '', ...former] = value.split(',');
  return [current, ...former];
}
