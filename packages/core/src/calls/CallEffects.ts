/** What is moved or allowed. */
export type Asset =
  | { readonly type: 'coin' }
  | { readonly type: 'token'; readonly contract: string }
  | { readonly type: 'nft'; readonly contract: string; readonly id: bigint }
  | { readonly type: 'multiToken'; readonly contract: string; readonly id: bigint }
  /** ERC-20 or ERC-721, which write the same bytes: the number is an amount, or the one NFT with that id, 0 too. */
  | { readonly type: 'tokenOrNft'; readonly contract: string; readonly amountOrId: bigint }
  /** Everything of a collection. */
  | { readonly type: 'collection'; readonly contract: string }
  /** What an ERC-4626 vault holds; its contract knows which token that is. */
  | { readonly type: 'vaultAsset'; readonly vault: string };

/** Something that changes hands. */
export interface Movement {
  /** As the sender of the call sees it; 'between' others where neither end is the sender. */
  readonly direction: 'out' | 'in' | 'between';
  readonly asset: Asset;
  /** In the smallest unit; undefined where the call does not say how much. */
  readonly amount: bigint | undefined;
  /** 'claimed' where nobody but the contract that is called says how much, and nobody knows that contract. */
  readonly bound: 'exact' | 'atMost' | 'atLeast' | 'claimed';
  /** Whose it was, where it is not the sender's. */
  readonly from?: string;
  /** Whose it becomes, where that is not the sender. */
  readonly to?: string;
}

/** What somebody may take afterwards. */
export interface Permission {
  readonly asset: Asset;
  readonly spender: string;
  /** In the smallest unit; 'all' where there is no limit, or none but what is held; undefined where it may be an id. */
  readonly amount: bigint | 'all' | undefined;
  /** Whether it is the new allowance, or a change of the one there is. */
  readonly change: 'set' | 'increase' | 'decrease';
  /** Who allows it, where that is not the sender. */
  readonly owner?: string;
  /** Seconds since 1970; undefined where it does not end by itself. */
  readonly until?: bigint;
}

/** Everything that a call or a signature does, as data: whoever shows it puts it into words. */
export interface CallEffects {
  readonly movements: readonly Movement[];
  readonly permissions: readonly Permission[];
}
