/** What a list says of a call. */
export interface CallWords {
  readonly title: string;
  /** Who may take something, is called, or gets what is sent. */
  readonly party: {
    readonly address: string;
    /** What the wallet itself calls a contract; undefined of one that it does not know. */
    readonly name: string | undefined;
    /** The words around it. */
    readonly around: 'callHistory.for' | 'callHistory.with' | 'transaction.to';
  };
  /** What left and came with a sign each, or may be taken; each with its symbol. */
  readonly amounts: readonly string[];
}
