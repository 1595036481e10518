/** Decimals of a rate (docs/product.md §9, Display rules). */
const PLACES = 6;

/** An amount in the smallest unit, and how many decimals its token has. */
interface Units {
  readonly units: bigint;
  readonly decimals: number;
}

/**
 * How much of one token comes for one of another, to 6 decimals, rounded down: nobody gets more than is said.
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
