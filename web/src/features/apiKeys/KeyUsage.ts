/** What one key was used for on one day. */
export interface KeyUsage {
  readonly keyId: string;
  /** UTC, as 2026-11-21. */
  readonly day: string;
  readonly requests: number;
  /** Those of them that were answered with a status of 400 or above. */
  readonly errors: number;
  readonly lastUsedAt: Date;
}
