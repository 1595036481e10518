/** A question as somebody may ask it, and what answers it. */
export interface HelpExample {
  readonly question: string;
  /** A file of docs/help without '.md', or the name of a reply. */
  readonly answer: string;
}
