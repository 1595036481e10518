const PLAIN = /^(\d+)(?:\.(\d*))?$/;

/**
 * Reads a plain decimal of any length as its digits, and how many of them stand behind the point.
 *
 * @throws RangeError for a text that is no plain decimal
 */
export function readDecimal(text: string): { readonly digits: bigint; readonly decimals: number } {
  const [, whole, fraction = ''] = PLAIN.exec(text) ?? [];
  if (whole === undefined) throw new RangeError('Not a plain decimal');
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}
