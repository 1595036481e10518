import type { Watched } from '@everything-wallet/core/schemas/simulation';

/** Balance of a token that the recipient of a transfer has, who may receive less than is sent. */
export interface Receipt {
  readonly kind: 'receipt';
  readonly contract: string;
  readonly recipient: string;
}

/** A change by a call: of the sender's holdings, of a permission to spend them, or of the recipient's balance. */
export interface Effect {
  readonly watched: Watched | Receipt | 'coin';
  /**
   * Change of a holding or a receipt; for a permission its value afterwards, for one ERC-721 token the spender's address
   * as a number.
   */
  readonly amount: bigint;
  /** Permission before the call; undefined if unknown. */
  readonly before?: bigint;
  readonly word: 'verified' | 'log';
  readonly isLogDifferent: boolean;
}

/** One node's simulation of a call. */
export interface NodeResponse {
  /** The node's latest block; undefined if it does not report one. */
  readonly head: { readonly number: number; readonly time: number } | undefined;
  readonly succeeds: boolean;
  /** Output of the call, 0x-prefixed hex in lower case; undefined if the node does not report it. */
  readonly output: string | undefined;
  /** True if it fails for lack of coin. */
  readonly lacksCoin: boolean;
  readonly gasUsed: bigint | undefined;
  /** By their keys (`watchKey`); without unchanged ones. */
  readonly effects: ReadonlyMap<string, Effect>;
  /** True if it covers everything in its logs: by its report, nothing else changes. */
  readonly isWhole: boolean;
  /** True if also every log that names the sender is understood, and all required reads were made. */
  readonly isKnown: boolean;
  /** True if the call did the same with reads around it; otherwise the node has no vote. */
  readonly isSame: boolean;
  /** Keys that it covers, if that is not everything. */
  readonly covered: ReadonlySet<string>;
}
