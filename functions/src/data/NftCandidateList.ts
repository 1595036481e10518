/** An NFT, as the services' `RecordedNft`. */
export interface CandidateNft {
  readonly contract: string;
  readonly tokenId: string;
  readonly standard: 'erc721' | 'erc1155';
}

/** What a record tells of one that came in, as the services' `ReceivedNft`. */
export interface CandidateTransfer extends CandidateNft {
  /** The id of the record, without the user's. */
  readonly place: string;
  readonly to: string;
  readonly isUnverified: boolean;
  readonly arrivedAt: number | null;
}

/** What a record tells of an own call, as the services' `NftCall`. */
export interface CandidateCall {
  readonly from: string;
  readonly left: readonly CandidateNft[];
  readonly came: readonly CandidateNft[];
  readonly at: number | null;
}

/** What the records of a user on one network say of NFTs, each list the newest first. */
export interface NftCandidateList {
  readonly calls: readonly CandidateCall[];
  readonly arrived: readonly CandidateTransfer[];
  /** Whether there are records that had no room. */
  readonly isCut: boolean;
}
