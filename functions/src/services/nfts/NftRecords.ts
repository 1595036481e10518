/** By which standard an NFT is one. */
export type NftStandard = 'erc721' | 'erc1155';

/** An NFT, and where a record says that it went. */
export interface RecordedNft {
  /** A checksum address. */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
  readonly standard: NftStandard;
}

/** What a record tells of one that came in. */
export interface ReceivedNft extends RecordedNft {
  /** Whose it became, a checksum address. */
  readonly to: string;
  /** Whether somebody sent it of whom nothing was asked (decision 38). */
  readonly isUnverified: boolean;
  /** In ms since 1970. */
  readonly arrivedAt: number | null;
}

/** What a record tells of a call that an own account has signed. */
export interface NftCall {
  /** The account that signed it, a checksum address. */
  readonly from: string;
  /** NFTs that it sent, or that left with it. */
  readonly left: readonly RecordedNft[];
  readonly came: readonly RecordedNft[];
  /** In ms since 1970; null where its block is not known. */
  readonly at: number | null;
}

/** What the records of a user on one network say of NFTs, each list the newest first. */
export interface RecordedNfts {
  readonly calls: readonly NftCall[];
  readonly arrived: readonly ReceivedNft[];
  /** Whether there are more records than that. */
  readonly isCut: boolean;
}

/** Where the records of a user's NFTs are kept. */
export interface NftRecords {
  read(userId: string, networkId: string): Promise<RecordedNfts>;
}
