/** Options of a task. */
export interface WebhookTaskOptions {
  /** True for a task that retries the lane if it fails or waits, from its first call on: its delays begin with the shortest. */
  readonly ownsRetries?: boolean;
}

/** Queue of the lanes that have events to deliver. */
export interface WebhookQueue {
  /**
   * Enqueues a delivery of each lane, at least once; a lane can be in the queue several times.
   *
   * @param laneIds ids of documents in `webhook_lanes`, which must be written before
   */
  readonly enqueue: (laneIds: readonly string[], options?: WebhookTaskOptions) => Promise<void>;
}
