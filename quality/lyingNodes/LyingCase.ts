import type { Tolerance } from './wrongIn.ts';

/** A request that is answered from nodes, one of which lies. */
export interface LyingCase {
  readonly name: string;
  /** Sends it through these nodes, with services without a cache. */
  readonly ask: (urls: readonly string[]) => Promise<unknown>;
  readonly isTolerable?: Tolerance;
  /** Methods for which a liar invents an answer where the true one is empty. */
  readonly invents?: readonly string[];
}
