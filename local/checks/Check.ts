/** One step of `npm test`. */
export interface Check {
  /** What it is called on the command line; a group's members share what is before the colon. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Whose JSON report counts its tests; without one the whole check counts as one test. */
  readonly reporter?: 'vitest' | 'playwright';
  /** Whether its output is worth reading even when it passes. */
  readonly verbose?: boolean;
  /** What must have succeeded before: the builds, the test stack, or the stack and a browser. */
  readonly needs?: 'build' | 'stack' | 'browser';
}
