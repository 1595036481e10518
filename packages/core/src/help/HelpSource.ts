/** A file of docs/help as it is written. */
export interface HelpSource {
  /** Without '.md'. */
  readonly name: string;
  readonly source: string;
}
