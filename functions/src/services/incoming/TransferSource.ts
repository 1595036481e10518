import type { Head, TransactionPlace } from '../chain/Ledger.ts';

/** From which block on each account is still to be read, by its address in lower case. */
export type Positions = ReadonlyMap<string, bigint>;

/** What a source is asked. */
export interface SourceQuestion {
  /** None of them is empty, and none lies beyond the reach. */
  readonly positions: Positions;
  /** The last block that is read, which every node that keeps up has. */
  readonly reach: Head;
  /** Whether no more is to be begun: what is read by then is answered. */
  readonly isLate: () => boolean;
  /** Whether only what two nodes answer counts: by the word of one these blocks were read before. */
  readonly needsTwo?: boolean;
}

/** What a source has found. */
export interface SourceAnswer {
  /** Transactions that may have brought something, in any order, and as often as the source likes. */
  readonly places: readonly TransactionPlace[];
  /** From which block on each account is not read yet. What is not final is read again in any case: whoever asks sees to that. */
  readonly positions: Positions;
  /** Whether there is more that can be read at once. */
  readonly isBehind: boolean;
  /** From which block on one node alone of several answered, for the accounts for which that is before `positions`. */
  readonly confirmed?: Positions;
}

/**
 * Tells which transactions may have brought something to accounts.
 *
 * That is all that is taken from it: what a transaction brought, from whom and how much, is read from its receipt, on which the
 * nodes have to agree. A source that lies can cost questions, and one that leaves something out hides only what no other one tells.
 */
export interface TransferSource {
  /** Under which name positions are kept. */
  readonly name: string;
  /** Where an account begins that was never read. */
  firstBlock(reach: bigint): bigint;
  /**
   * Reads on, a bounded number of blocks.
   *
   * @throws ChainUnavailableError when there is no usable answer
   */
  find(question: SourceQuestion): Promise<SourceAnswer>;
}
