/** What one page of transfers is asked about. */
export interface TransfersQuestion {
  readonly address: string;
  /** The block before which it begins; undefined for the latest one. */
  readonly before?: number | undefined;
  /** Whether what nobody asked for is told as well. */
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
  /** Of NFTs. */
  readonly tokenId?: string;
  /** The amount in the smallest unit; 1 for ERC-721. */
  readonly units: string;
  readonly agreement: 'agreed' | 'unconfirmed';
  readonly agreeing: number;
  /** Whether it is of nothing, or of a contract that nobody vouches for in a transaction that somebody else has signed. */
  readonly isUnverified: boolean;
}

/** One page of transfers, the newest first. */
export interface TransfersAnswer {
  readonly transfers: readonly Transfer[];
  /** The blocks that were read, both ends counted. */
  readonly first: number;
  readonly last: number;
  /** Transactions that nodes tell differently, or that one block has too many of, of which nothing is said, and those that moved more than is told. */
  readonly unsettled: number;
  readonly nodes: { readonly configured: number; readonly answered: number; readonly needed: number };
}
