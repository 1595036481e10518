/** One change of the rules. */
export interface Mutant {
  /** Where it is and what it changes: the same for as long as that place says the same. */
  readonly name: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly replacement: string;
  /**
   * What a condition or an operand of one is replaced by: a test in which it has that value anyway cannot notice.
   * Undefined for any other change.
   */
  readonly value: boolean | undefined;
}
