/** Error that makes the queue deliver a lane again later. */
export class RetryLaneError extends Error {
  override readonly name = 'RetryLaneError';

  constructor(reason: 'failed' | 'leased' | 'waiting' | 'busy') {
    super(`The lane is to be retried: ${reason}`);
  }
}
