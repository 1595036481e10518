/** Assets of an account that a spender could take with a permission. */
export interface Takeable {
  readonly owner: string;
  readonly spender: string;
  /** Contract of the token or the collection. */
  readonly contract: string;
  /** Units of a token, or every NFT of a collection. */
  readonly kind: 'token' | 'collection';
  /** In the smallest unit; 'all' for no limit, and for a collection. */
  readonly amount: bigint | 'all';
  /** True if the spender takes it through Permit2, which needs an approval of its own. */
  readonly isByPermit2: boolean;
}
