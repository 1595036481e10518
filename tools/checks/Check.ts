import type { CheckRun } from './CheckRun.ts';
import type { Counts } from './Counts.ts';
import type { Share } from './runInTurns.ts';

/** One step of `npm test`. */
export type Check = ProgramCheck | WorkCheck;

interface NamedCheck {
  /** Name on the command line; members of a group share the part before the colon. */
  readonly name: string;
  /** Required preparation: the builds, the test stack, or the stack and a browser. */
  readonly needs?: 'build' | 'stack' | 'browser';
  /**
   * Share of the machine that it needs; a check that measures time, or runs tests in several processes, needs
   * all of it.
   */
  readonly share: Share;
  /** A thing that one check uses at a time. */
  readonly uses?: string;
  /** True if it runs only where its name or its group is given. */
  readonly isByName?: boolean;
}

/** A check that is one program. */
export interface ProgramCheck extends NamedCheck {
  readonly command: string;
  readonly args: readonly string[];
  /** Program whose JSON report counts its tests; without one the whole check counts as one test. */
  readonly reporter?: 'vitest' | 'playwright';
  /** True if its output is useful even when it passes. */
  readonly verbose?: boolean;
}

/** A check that runs several programs, or programs that may be missing. */
interface WorkCheck extends NamedCheck {
  /**
   * Runs it; returns its counts.
   *
   * @throws {MissingToolError} When a requirement is unavailable: it counts as skipped.
   */
  readonly work: (run: CheckRun) => Promise<Counts>;
}
