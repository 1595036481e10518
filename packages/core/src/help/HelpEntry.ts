/** One question of the help (docs/help) and its answer. */
export interface HelpEntry {
  /** Name of its file, without '.md'. */
  readonly name: string;
  readonly title: string;
  /** Path of the product's page about it. */
  readonly page: string;
  /** Other words for the same question. */
  readonly also: string;
  /** Features of the product that the answer describes (tools/docs/helpFeatures.ts). */
  readonly features: readonly string[];
  /** Answer: plain text, paragraphs separated by an empty line. */
  readonly text: string;
}
