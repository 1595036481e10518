/** Contact suggested as a recipient. */
export interface SavedRecipient {
  readonly name: string;
  /** As saved: not necessarily a valid address. */
  readonly address: string;
  /** Id of the network it was saved for. */
  readonly network: string;
}
