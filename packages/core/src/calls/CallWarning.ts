/** What a person is warned of, as far as the call alone tells; each has a text of the catalogue, `call.warning.…`. */
export type CallWarning =
  /** An allowance that nothing uses up. */
  | { readonly type: 'unlimitedApproval'; readonly contract: string; readonly spender: string }
  /** An allowance that is there already becomes another one: between the two the spender may take both. */
  | {
      readonly type: 'approvalChanged';
      readonly contract: string;
      readonly spender: string;
      readonly before: bigint;
    }
  /** Everything of a collection, also what comes into it later. */
  | { readonly type: 'approvalForAll'; readonly contract: string; readonly spender: string }
  /** A token sent to its own contract is lost. */
  | { readonly type: 'toOwnContract'; readonly contract: string }
  /** What is sent to the zero address, or allowed to it, is lost or means nothing. */
  | { readonly type: 'zeroRecipient' }
  /** What is swapped goes to somebody else. */
  | { readonly type: 'otherRecipient'; readonly recipient: string }
  /** What is swapped stays with the router, where anybody may take it. */
  | { readonly type: 'leftWithRouter'; readonly contract: string }
  | { readonly type: 'deadlinePassed'; readonly deadline: bigint }
  /** More than a day ahead: until then somebody may make the swap when it suits them. */
  | { readonly type: 'deadlineFar'; readonly deadline: bigint }
  /** A swap that can be held back for ever, until it suits somebody. */
  | { readonly type: 'noDeadline' }
  /** A swap that takes whatever comes. */
  | { readonly type: 'noLeastOutput' }
  /** A swap or a vault that may take everything it is allowed to. */
  | { readonly type: 'noMostInput' }
  /** Called like a router or a vault, and nobody knows whether it is one: what comes is its own word. */
  | { readonly type: 'unknownContract'; readonly contract: string }
  /** A payment that is no part of the order, since whoever made the call has added it. */
  | { readonly type: 'tip'; readonly recipient: string }
  /** Coin that the call does not ask for; wei. */
  | { readonly type: 'coinLeft'; readonly amount: bigint }
  /** So little coin stays that another call like it could not be paid for. */
  | { readonly type: 'coinRunsOut' }
  /** Calls inside that nobody can read. */
  | { readonly type: 'innerUnknown'; readonly count: number }
  | { readonly type: 'unknownCall' }
  /** An amount, or the id of an NFT: nobody knows what the contract is. */
  | { readonly type: 'amountOrId'; readonly contract: string };
