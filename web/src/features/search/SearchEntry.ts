/** What a place that can be found belongs to. */
export type SearchGroup = 'help' | 'documentation' | 'endpoints' | 'errors' | 'pages';

/** A place on the public pages that can be found. */
export interface SearchEntry {
  /** Its address on this site, with its fragment. */
  readonly url: string;
  readonly group: SearchGroup;
  readonly title: string;
  /** Where it stands, or what it is called by programs. */
  readonly context: string;
  /** What it says, in one line. */
  readonly text: string;
  /** Other words that people look for it with. */
  readonly keywords: string;
}
