/** Group of an entry on the public pages; the build writes their index. */
export type WrittenGroup = 'help' | 'documentation' | 'endpoints' | 'errors' | 'pages';

/** Groups of the user's own entries, available after sign-in. */
type OwnGroup = 'actions' | 'accounts' | 'contacts' | 'tokens' | 'transactions' | 'settings';

export type SearchGroup = OwnGroup | WrittenGroup;

/** Entry that the search can find. */
export interface SearchEntry {
  /** URL on this site, with its fragment. */
  readonly url: string;
  readonly group: SearchGroup;
  readonly title: string;
  /** Breadcrumb, or the name programs use. */
  readonly context: string;
  /** Content in one line. */
  readonly text: string;
  /** Other words people search for it with. */
  readonly keywords: string;
}
