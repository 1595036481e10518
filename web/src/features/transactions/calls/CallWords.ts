/** Texts of a call in a list. */
export interface CallWords {
  readonly title: string;
  /** Spender, called contract or recipient. */
  readonly party: {
    readonly address: string;
    /** The wallet's own name for a contract; undefined for an unknown one. */
    readonly name: string | undefined;
    /** Text around it. */
    readonly around: 'callHistory.for' | 'callHistory.with' | 'callHistory.at' | 'transaction.to';
  };
  /** Amounts paid and received with their signs, or the approved amount; each with its symbol. */
  readonly amounts: readonly string[];
  /**
   * Returns the call's sentence with the name or address of the party, if it has one; undefined if the record lacks a part of it.
   */
  readonly sentence: ((party: string) => string) | undefined;
}
