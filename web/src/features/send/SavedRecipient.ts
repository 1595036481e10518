/** Somebody a person saved under a name, offered as a recipient. */
export interface SavedRecipient {
  readonly name: string;
  /** As it was saved: only a valid address can be sent to. */
  readonly address: string;
  /** Id of the network it was saved for. */
  readonly network: string;
}
