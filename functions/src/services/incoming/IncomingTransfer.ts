import type { receivedStandards } from '@everything-wallet/core/documents/transaction';

/** Something that a transaction brought to an account. */
export interface IncomingTransfer {
  /** 'coin', or where its log stands among those of the transaction ('3'), and in an ERC-1155 batch where in it ('3.0'). */
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
