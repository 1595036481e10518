/** Names of the traced paths. */
export const pathNames = ['GET /balance', 'GET /nfts', 'swap quote', 'Send', 'swap'] as const;

export type PathName = (typeof pathNames)[number];

/** Source files that one real run of a path went through; paths from the repository's root. */
export interface TracedPath {
  readonly name: PathName;
  /** Files of which a function ran, sorted. */
  readonly entered: readonly string[];
  /**
   * Files on the stack when the request to a node left, in the order of the calls; across a callable those of
   * the browser, then those of the function.
   */
  readonly spine: readonly string[];
}
