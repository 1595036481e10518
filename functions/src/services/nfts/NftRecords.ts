/** By which standard an NFT is one. */
export type NftStandard = 'erc721' | 'erc1155';

/** An NFT, and where a record shows that it was sent. */
export interface RecordedNft {
  /** A checksum address. */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
  readonly standard: NftStandard;
}

/** An NFT received according to a record. */
export interface ReceivedNft extends RecordedNft {
  /** Its recipient, a checksum address. */
  readonly to: string;
  /** True if it was received unrequested (decision 38). */
  readonly isUnverified: boolean;
  /** In ms since 1970. */
  readonly arrivedAt: number | null;
}

/** Record of a call signed by an own account. */
export interface NftCall {
  /** The account that signed it, a checksum address. */
  readonly from: string;
  /** NFTs that it sent, or that left with it. */
  readonly left: readonly RecordedNft[];
  readonly came: readonly RecordedNft[];
  /** In ms since 1970; null where its block is not known. */
  readonly at: number | null;
}

/** NFTs in a user's records on one network, each list the newest first. */
export interface RecordedNfts {
  readonly calls: readonly NftCall[];
  readonly arrived: readonly ReceivedNft[];
  /** True if there are more records. */
  readonly isCut: boolean;
}

/** Storage of a user's NFT records. */
export interface NftRecords {
  read(userId: string, networkId: string): Promise<RecordedNfts>;
}
