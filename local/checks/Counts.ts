/** How many tests a check ran. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
