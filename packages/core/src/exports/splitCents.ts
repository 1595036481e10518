/**
 * Returns the cents of a part of an amount, rounded half up; the rest retains the remainder, so that no cent
 * is lost.
 */
export function splitCents(cents: bigint, part: bigint, whole: bigint): bigint {
  return divideHalfUp(cents * part, whole);
}

/** Divides non-negative numbers, rounded half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}
