import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { Figure, Sighting } from './Figure.ts';

/** State of a coin or token on a network. */
interface SeenAsset {
  /** Undefined for the coin, and if the answer does not include them. */
  readonly facts: TokenFacts | undefined;
  readonly figures: readonly Figure[];
  /** Number of the last answer that named it, counted from 1. */
  readonly answer: number;
}

/** Answers so far about some accounts on a network. */
export interface HoldingsNetworkScan {
  readonly network: Network;
  readonly accounts: readonly string[];
  /** Number of answers it includes. */
  readonly answers: number;
  /** By contract in lower case; the coin by ''. */
  readonly assets: ReadonlyMap<string, SeenAsset>;
  /** Scan for tokens that the requests do not name. */
  readonly discovery: {
    /** Number of the answer with which it began. */
    readonly since: number;
    /** Cursor; 0 once it has ended. */
    readonly next: number;
    /** The first answer of the current scan, with the lowest number of nodes of its answers. */
    readonly seen: Sighting | undefined;
    /** Result of the last complete scan: an account that it did not name has a balance of 0. */
    readonly whole: Sighting | undefined;
    /** True if the last scan that ended left something unanswered. */
    readonly hasGaps: boolean;
    /** Milliseconds since the end of the last complete scan; undefined if there was none. */
    readonly msSinceWhole: (() => number) | undefined;
  };
}
