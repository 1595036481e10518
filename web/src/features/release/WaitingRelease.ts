/** Release that waits for the user's consent. */
export interface WaitingRelease {
  readonly id: string;
  readonly version: string;
  /** Sentences of the changelog, in English. */
  readonly changes: readonly string[];
  /** Serves all tabs from this release, which load again. */
  readonly accept: () => Promise<void>;
}
