/** Facts about the records of a kind of call. `npm run calls:generate` writes them to the code that shows and exports records. */
export interface CallRecord {
  /** Title in the history: a text id of web's catalogue, without values. */
  readonly title: `callHistory.${string}`;
  /** True if `to_address` of the record is the new owner, and not the called contract. */
  readonly isTransfer?: true;
  /** True if the call exchanges one asset for another, or may. */
  readonly isExchange?: true;
  /** True if the call may move an NFT. */
  readonly mayMoveNft?: true;
}
