/** An NFT, as the services' `RecordedNft`. */
export interface CandidateNft {
  readonly contract: string;
  readonly tokenId: string;
  readonly standard: 'erc721' | 'erc1155';
}

/** A received NFT according to a record, as the services' `ReceivedNft`. */
export interface CandidateTransfer extends CandidateNft {
  /** The id of the record, without the user's. */
  readonly place: string;
  readonly to: string;
  readonly isUnverified: boolean;
  readonly arrivedAt: number | null;
}

/** A record of an own call, as the services' `NftCall`. */
export interface CandidateCall {
  readonly from: string;
  readonly left: readonly CandidateNft[];
  readonly came: readonly CandidateNft[];
  readonly at: number | null;
}

/** NFTs in a user's records on one network, each list the newest first. */
export interface NftCandidateList {
  readonly calls: readonly CandidateCall[];
  readonly arrived: readonly CandidateTransfer[];
  /** True if some records did not fit. */
  readonly isCut: boolean;
}
