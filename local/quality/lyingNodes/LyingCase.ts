import type { Tolerance } from './wrongIn.ts';

/** Something that is asked of nodes, of which one lies. */
export interface LyingCase {
  readonly name: string;
  /** Asks it through these nodes, with services that remember nothing. */
  readonly ask: (urls: readonly string[]) => Promise<unknown>;
  readonly isTolerable?: Tolerance;
  /** Methods to which a liar invents an answer where the truth is that there is none. */
  readonly invents?: readonly string[];
}
