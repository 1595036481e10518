/** One change of the rules. */
export interface Mutant {
  /** Position and change: stable as long as the code at that position is. */
  readonly name: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly replacement: string;
  /**
   * Replacement value of a condition or operand: a test in which it has that value anyway cannot detect the
   * mutant. Undefined for any other change.
   */
  readonly value: boolean | undefined;
}
