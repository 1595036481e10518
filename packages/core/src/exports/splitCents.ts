/** Cents that a part of an amount takes along, rounded half up; what is left stays with the rest, so that no cent is lost. */
export function splitCents(cents: bigint, part: bigint, whole: bigint): bigint {
  return divideHalfUp(cents * part, whole);
}

/** A quotient of what is not negative, rounded half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}
