/** What a place on the public pages belongs to; the build writes their index. */
export type WrittenGroup = 'help' | 'documentation' | 'endpoints' | 'errors' | 'pages';

/** What of a user's own can be found, once they are signed in. */
type OwnGroup = 'actions' | 'accounts' | 'contacts' | 'tokens' | 'transactions' | 'settings';

export type SearchGroup = OwnGroup | WrittenGroup;

/** A place that can be found. */
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
