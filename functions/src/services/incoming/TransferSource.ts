import type { Head, TransactionPlace } from '../chain/Ledger.ts';

/** First unread block of each account, by its address in lower case. */
export type Positions = ReadonlyMap<string, bigint>;

/** Request to a source. */
export interface SourceQuestion {
  /** None of them is empty, and none lies beyond the reach. */
  readonly positions: Positions;
  /** Last block to read, which every current node has. */
  readonly reach: Head;
  /** Returns true once nothing more may begin: the source returns what it has read by then. */
  readonly isLate: () => boolean;
  /** True if only answers of two nodes count: one node alone answered about these blocks before. */
  readonly needsTwo?: boolean;
}

/** Findings of a source. */
export interface SourceAnswer {
  /** Transactions that may contain incoming transfers, in any order, with duplicates. */
  readonly places: readonly TransactionPlace[];
  /**
   * First unread block of each account. Blocks that are not final are read again in any case: the caller sees
   * to that.
   */
  readonly positions: Positions;
  /** True if more can be read at once. */
  readonly isBehind: boolean;
  /**
   * First block for which only one of several nodes answered, for accounts where that is before `positions`.
   */
  readonly confirmed?: Positions;
}

/**
 * Finds transactions that may contain incoming transfers to accounts.
 *
 * Nothing else is taken from it: what a transaction transfers, from whom and how much, is read from its
 * receipt, on which the nodes have to agree. A lying source can cost requests, and an omission hides only
 * what no other source finds.
 */
export interface TransferSource {
  /** Name under which positions are stored. */
  readonly name: string;
  /** True if it reads blocks: a network's scanner finds all that it finds. */
  readonly readsBlocks?: boolean;
  /** Returns the first block of an account that was never read. */
  firstBlock(reach: bigint): bigint;
  /**
   * Reads on, a bounded number of blocks.
   *
   * @throws ChainUnavailableError when there is no usable answer
   */
  find(question: SourceQuestion): Promise<SourceAnswer>;
}
