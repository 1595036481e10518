import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** A transaction as the history has it. */
export interface NftTransaction extends TransactionRecord {
  readonly id: string;
  /** Undefined for the moment until the server has set it. */
  readonly time: Date | undefined;
}

/** What happened with an NFT of the user's. */
export interface NftEvent {
  /** Several may be of one transaction. */
  readonly key: string;
  readonly kind: 'received' | 'sent' | 'bought' | 'sold';
  /** Checksum address of the collection's contract. */
  readonly contract: string;
  readonly tokenId: string;
  readonly standard: 'erc721' | 'erc1155';
  /** How many. */
  readonly units: string;
  /** What its contract calls itself in short: anybody's word. */
  readonly symbol: string;
  /** Whom it came from or went to; undefined where a contract was between. */
  readonly party: string | undefined;
  readonly transaction: NftTransaction;
}
