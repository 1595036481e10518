/** An example of a question, and its answer. */
export interface HelpExample {
  readonly question: string;
  /** A file of docs/help without '.md', or the name of a reply. */
  readonly answer: string;
}
