import type { LoggedEvent } from '../chain/Ledger.ts';

/** Header of a block; hashes in lower case. */
export interface BlockHeader {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** A transaction that moves coin; hex in lower case. */
export interface ScannedTransaction {
  readonly hash: string;
  readonly from: string;
  /** The created contract where the transaction creates one. */
  readonly to: string;
  /** Wei, more than 0. */
  readonly value: bigint;
  /** False if it was reverted and moved nothing. */
  readonly succeeded: boolean;
}

/** A log of a block; hex in lower case. */
export interface ScannedLog extends LoggedEvent {
  readonly txHash: string;
  /** Index in the transaction: unlike the index in the block, it stays when a reorg moves the transaction. */
  readonly logIndexInTx: number;
}

/** A block as a quorum of nodes reports it, as far as it names watched addresses. */
export interface ScannedBlock extends BlockHeader {
  readonly transactions: readonly ScannedTransaction[];
  readonly logs: readonly ScannedLog[];
}
