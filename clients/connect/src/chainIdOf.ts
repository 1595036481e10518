/** Chain id as lowercase hex, if the value is one: '0x' and no leading zero, at most 2^53 - 1. */
export function chainIdOf(value: unknown): string | undefined {
  return typeof value === 'string' &&
    /^0x[1-9a-f][0-9a-f]*$/i.test(value) &&
    Number.isSafeInteger(Number(value))
    ? value.toLowerCase()
    : undefined;
}
