/** Warnings that follow from the call alone; each has a text `call.warning.…`. */
export type CallWarning =
  /** An allowance that is never used up. */
  | { readonly type: 'unlimitedApproval'; readonly contract: string; readonly spender: string }
  /** Changes an existing allowance: the spender can use the old and the new one. */
  | {
      readonly type: 'approvalChanged';
      readonly contract: string;
      readonly spender: string;
      readonly before: bigint;
    }
  /** All tokens of a collection, including future ones. */
  | { readonly type: 'approvalForAll'; readonly contract: string; readonly spender: string }
  /** A token sent to its own contract is lost. */
  | { readonly type: 'toOwnContract'; readonly contract: string }
  /** Sent to, or approved for, the zero address: lost or meaningless. */
  | { readonly type: 'zeroRecipient' }
  /** The output of a swap goes to another address. */
  | { readonly type: 'otherRecipient'; readonly recipient: string }
  /** The output of a swap stays with the router, where anyone can take it. */
  | { readonly type: 'leftWithRouter'; readonly contract: string }
  | { readonly type: 'deadlinePassed'; readonly deadline: bigint }
  /** More than a day ahead: until then the swap can be executed at a bad price. */
  | { readonly type: 'deadlineFar'; readonly deadline: bigint }
  /** A swap that can be held back for ever and executed at a bad price. */
  | { readonly type: 'noDeadline' }
  /** A swap without a minimum output. */
  | { readonly type: 'noLeastOutput' }
  /** A swap or vault call that can spend the full allowance. */
  | { readonly type: 'noMostInput' }
  /** Called like a router or a vault, but unverified: the output is taken at face value. */
  | { readonly type: 'unknownContract'; readonly contract: string }
  /** A payment outside the order, added by the author of the call. */
  | { readonly type: 'tip'; readonly recipient: string }
  /** Coin that the call does not need; wei. */
  | { readonly type: 'coinLeft'; readonly amount: bigint }
  /** Too little coin remains for another call like it. */
  | { readonly type: 'coinRunsOut' }
  /** Inner calls that cannot be decoded. */
  | { readonly type: 'innerUnknown'; readonly count: number }
  | { readonly type: 'unknownCall' }
  /** An amount, or the id of an NFT: the contract's standard is unknown. */
  | { readonly type: 'amountOrId'; readonly contract: string };
