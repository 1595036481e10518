/** One question of the help (docs/help) and its answer. */
export interface HelpEntry {
  /** Of its file, without '.md'. */
  readonly name: string;
  readonly title: string;
  /** The page of the product that is about it, as a path. */
  readonly page: string;
  /** Other words that people ask it with. */
  readonly also: string;
  /** Features of the product that the answer describes (local/docs/helpFeatures.ts). */
  readonly features: readonly string[];
  /** The answer: plain text, paragraphs parted by an empty line. */
  readonly text: string;
}
