/** An answer of the help in another language (docs/help/translations/<tag>). */
export interface HelpTranslation {
  /** Name of its file and of the English one, without '.md'. */
  readonly name: string;
  readonly title: string;
  /** Digest of the English title and answer that it translates (`helpDigest`). */
  readonly source: string;
  /** Answer: plain text, paragraphs separated by an empty line. */
  readonly text: string;
}
