/** What somebody said in the support chat. */
export interface ChatTurn {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Why an answer ends before its end. */
  readonly interrupted?: 'cut' | 'stopped';
}
