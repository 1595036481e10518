/** Usage of one key on one day. */
export interface KeyUsage {
  readonly keyId: string;
  /** UTC day, as 2026-11-21. */
  readonly day: string;
  readonly requests: number;
  /** Requests answered with a status of 400 or above. */
  readonly errors: number;
  readonly lastUsedAt: Date;
}
