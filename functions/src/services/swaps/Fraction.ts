/** An exact number: both parts are above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}
