/** Asset that is moved or approved. */
export type Asset =
  | { readonly type: 'coin' }
  | { readonly type: 'token'; readonly contract: string }
  | { readonly type: 'nft'; readonly contract: string; readonly id: bigint }
  | { readonly type: 'multiToken'; readonly contract: string; readonly id: bigint }
  /**
   * ERC-20 or ERC-721, whose call data is identical: the number is an amount, or the id of one NFT, possibly
   * 0.
   */
  | { readonly type: 'tokenOrNft'; readonly contract: string; readonly amountOrId: bigint }
  /** All tokens of a collection. */
  | { readonly type: 'collection'; readonly contract: string }
  /** Asset of an ERC-4626 vault; only its contract knows which token that is. */
  | { readonly type: 'vaultAsset'; readonly vault: string };

/** A transfer of an asset. */
export interface Movement {
  /** From the sender's view; 'between' if neither end is the sender. */
  readonly direction: 'out' | 'in' | 'between';
  readonly asset: Asset;
  /** In the smallest unit; undefined if the call does not state it. */
  readonly amount: bigint | undefined;
  /** 'claimed' if the amount is stated only by the called contract, which is unverified. */
  readonly bound: 'exact' | 'atMost' | 'atLeast' | 'claimed';
  /** Previous owner, if not the sender. */
  readonly from?: string;
  /** New owner, if not the sender. */
  readonly to?: string;
}

/** A permission after the call. */
export interface Permission {
  readonly asset: Asset;
  readonly spender: string;
  /** In the smallest unit; 'all' if there is no limit, or only the balance; undefined if it may be an id. */
  readonly amount: bigint | 'all' | undefined;
  /** Sets the allowance, or changes the present one. */
  readonly change: 'set' | 'increase' | 'decrease';
  /** Owner who grants it, if not the sender. */
  readonly owner?: string;
  /** Seconds since 1970; undefined if it has no end. */
  readonly until?: bigint;
}

/** All effects of a call or a signature, as data; the caller puts them into words. */
export interface CallEffects {
  readonly movements: readonly Movement[];
  readonly permissions: readonly Permission[];
}
