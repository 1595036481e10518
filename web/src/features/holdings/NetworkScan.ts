import type { TokenFacts } from '@everything-wallet/core/callables/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Figure, Sighting } from './Figure.ts';

/** What is known of a coin or token on a network. */
interface SeenAsset {
  /** Undefined for the coin, and where the answer does not say. */
  readonly facts: TokenFacts | undefined;
  readonly figures: readonly Figure[];
  /** Which of the answers named it last, counted from 1. */
  readonly answer: number;
}

/** What was heard so far of some accounts on a network. */
export interface NetworkScan {
  readonly network: Network;
  readonly accounts: readonly string[];
  /** Answers that it is made of. */
  readonly answers: number;
  /** By contract in lower case; the coin by ''. */
  readonly assets: ReadonlyMap<string, SeenAsset>;
  /** The look for tokens that nobody named. */
  readonly discovery: {
    /** The answer that it began with. */
    readonly since: number;
    /** Where it goes on; 0 where it came to its end. */
    readonly next: number;
    /** Of those that the look is made of, the first, with as few nodes as answered any of them. */
    readonly seen: Sighting | undefined;
    /** The same of the last one that came to its end with an answer to everything: who holds what it did not name, holds none. */
    readonly whole: Sighting | undefined;
    /** Whether the last one to end left something without an answer. */
    readonly hasGaps: boolean;
    /** Milliseconds since the end of that one; undefined while there was none. */
    readonly msSinceWhole: (() => number) | undefined;
  };
}
