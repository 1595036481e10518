/** Source text of a file in docs/help. */
export interface HelpSource {
  /** Without '.md'. */
  readonly name: string;
  readonly source: string;
}
