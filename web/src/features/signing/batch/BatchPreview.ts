import type { CallPreview } from '../review/CallPreview.ts';

/** Preview of a batch: each call with its fees, simulated on the state that the ones before leave. */
export interface BatchPreview {
  /** In the order of the calls. */
  readonly calls: readonly CallPreview[];
  /** Gas limits of all calls but the first, whose limit is estimated; undefined where no node reports their gas. */
  readonly limits: readonly bigint[] | undefined;
  /** Seconds until a rate limit ends. */
  readonly secondsToWait?: number | undefined;
  /** Milliseconds since the request. */
  readonly msSinceAsked: () => number;
}
