/** One node's response, with its index in the list. */
export interface NodeAnswer<Answer> {
  readonly node: number;
  readonly answer: Answer;
}
