/**
 * Resolves an option of a function: a number, the value of its param, or the platform's default.
 *
 * @param option from the functions' manifest: a number, an expression such as `{{ params.MAX_INSTANCES }}`,
 *   or null
 * @param params values by name
 */
export function optionValue(
  option: number | string | null | undefined,
  params: Readonly<Record<string, string>>,
  byItself: number,
): number {
  if (option === null || option === undefined) return byItself;
  const param = /^\{\{ params\.(\w+) \}\}$/.exec(String(option))?.[1];
  return Number(param === undefined ? option : params[param]);
}
