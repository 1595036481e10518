/** Query for one page of transfers. */
export interface TransfersQuestion {
  readonly address: string;
  /** The block before which it begins; undefined for the latest one. */
  readonly before?: number | undefined;
  /** True to include unverified transfers. */
  readonly includesUnverified: boolean;
}

/** A token that came to an address or went from it, by the log of its contract. */
export interface Transfer {
  /** 0x and 64 hex digits in lower case. */
  readonly txHash: string;
  readonly blockNumber: number;
  /** The block's time in ms since 1970. */
  readonly at: number;
  readonly direction: 'in' | 'out' | 'self';
  readonly from: string;
  readonly to: string;
  readonly contract: string;
  readonly standard: 'erc20' | 'erc721' | 'erc1155';
  /** Id of an NFT. */
  readonly tokenId?: string;
  /** The amount in the smallest unit; 1 for ERC-721. */
  readonly units: string;
  readonly agreement: 'agreed' | 'unconfirmed';
  readonly agreeing: number;
  /** True if it moves nothing, or is of an unlisted contract in another account's transaction. */
  readonly isUnverified: boolean;
}

/** One page of transfers, the newest first. */
export interface TransfersAnswer {
  readonly transfers: readonly Transfer[];
  /** The blocks that were read, both ends counted. */
  readonly first: number;
  readonly last: number;
  /**
   * Number of transactions left out because nodes differ or a block has too many, and of those that moved
   * more than is returned.
   */
  readonly unsettled: number;
  readonly nodes: { readonly configured: number; readonly answered: number; readonly needed: number };
}
