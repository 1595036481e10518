import type { receivedStandards } from '@everything-wallet/core/documents/transaction';

/** A transfer from a transaction to an account. */
export interface IncomingTransfer {
  /**
   * 'coin', or the log's index in the transaction ('3'), in an ERC-1155 batch with the index in the batch
   * ('3.0').
   */
  readonly place: string;
  readonly standard: (typeof receivedStandards)[number];
  /** Checksum addresses. */
  readonly from: string;
  readonly to: string;
  /** The token's contract, a checksum address; absent of coin. */
  readonly contract?: string;
  /** A decimal number; of ERC-721 and ERC-1155. */
  readonly tokenId?: string;
  /** In the smallest unit; 1 of ERC-721. */
  readonly units: bigint;
}
