/** Decimals of a rate (docs/product.md §9, Display rules). */
const PLACES = 6;

/** Amount in the smallest unit, with the decimals of its token. */
interface Units {
  readonly units: bigint;
  readonly decimals: number;
}

/**
 * Returns the rate between two tokens, to 6 decimals, rounded down, so that the output is never overstated.
 *
 * @param given above 0
 * @returns for example '2990.123456'; '<0.000001' for less than that
 */
export function swapRate(given: Units, received: Units): string {
  const scale = 10n ** BigInt(PLACES + given.decimals);
  const rate = (received.units * scale) / (given.units * 10n ** BigInt(received.decimals));
  const digits = rate.toString().padStart(PLACES + 1, '0');
  if (rate === 0n && received.units > 0n) return `<0.${'0'.repeat(PLACES - 1)}1`;
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}
