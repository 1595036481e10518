const PLAIN = /^(\d+)(?:\.(\d*))?$/;

/**
 * Reads a plain decimal of any length: its digits, and the number of them after the point.
 *
 * @throws RangeError for a text that is not a plain decimal
 */
export function readDecimal(text: string): { readonly digits: bigint; readonly decimals: number } {
  const [, whole, fraction = ''] = PLAIN.exec(text) ?? [];
  if (whole === undefined) throw new RangeError('Not a plain decimal');
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}
