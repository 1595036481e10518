/** A chat message of the user or the assistant. */
export interface ChatTurn {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Reason why an answer is incomplete. */
  readonly interrupted?: 'cut' | 'stopped';
}
