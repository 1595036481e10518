/**
 * What an option of a function comes to: a number, the value of the param it is bound to, or what the platform takes where
 * nothing is said.
 *
 * @param option as the functions' manifest has it: a number, an expression such as `{{ params.MAX_INSTANCES }}`, or null
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
