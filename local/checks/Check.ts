import type { CheckRun } from './CheckRun.ts';
import type { Counts } from './Counts.ts';
import type { Share } from './runInTurns.ts';

/** One step of `npm test`. */
export type Check = ProgramCheck | WorkCheck;

interface NamedCheck {
  /** What it is called on the command line; a group's members share what is before the colon. */
  readonly name: string;
  /** What must have succeeded before: the builds, the test stack, or the stack and a browser. */
  readonly needs?: 'build' | 'stack' | 'browser';
  /** How much of the machine it takes; what measures time, or runs tests in several processes, takes all of it. */
  readonly share: Share;
}

/** A check that is one program. */
export interface ProgramCheck extends NamedCheck {
  readonly command: string;
  readonly args: readonly string[];
  /** Whose JSON report counts its tests; without one the whole check counts as one test. */
  readonly reporter?: 'vitest' | 'playwright';
  /** Whether its output is worth reading even when it passes. */
  readonly verbose?: boolean;
}

/** A check that takes several programs, or programs that a machine may lack. */
interface WorkCheck extends NamedCheck {
  /**
   * Does it; answers with its counts.
   * @throws {MissingToolError} When something it needs cannot be had: it counts as skipped.
   */
  readonly work: (run: CheckRun) => Promise<Counts>;
}
