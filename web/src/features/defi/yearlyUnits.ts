/** Decimals of a percentage in an answer. */
const PLACES = 4;

/** Returns the yearly yield of an amount, in the same unit and without a sign, rounded down. */
export function yearlyUnits(units: bigint, percent: string): bigint {
  const [whole = '0', places = ''] = percent.replace(/^-/, '').split('.');
  const scaled = BigInt(whole + places.padEnd(PLACES, '0'));
  return (units * scaled) / 10n ** BigInt(PLACES + 2);
}
