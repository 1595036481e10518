import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

/** Transaction as the history has it. */
export interface NftTransaction extends TransactionRecord {
  readonly id: string;
  /** Undefined until the server has set it. */
  readonly time: Date | undefined;
}

/** Movement of one of the user's NFTs. */
export interface NftEvent {
  /** Unique; one transaction may have several events. */
  readonly key: string;
  readonly kind: 'received' | 'sent' | 'bought' | 'sold';
  /** Checksum address of the collection's contract. */
  readonly contract: string;
  readonly tokenId: string;
  readonly standard: 'erc721' | 'erc1155';
  /** Number of units. */
  readonly units: string;
  /** Symbol from its contract; not verified. */
  readonly symbol: string;
  /** Sender or recipient; undefined if a contract was in between. */
  readonly party: string | undefined;
  readonly transaction: NftTransaction;
}
