import type { StepState } from '../../../lib/callSequence/stepState.ts';

/** Why the rest of a batch is not signed: the user stopped it, or the call before it did not succeed. */
export type BatchStop = 'user' | 'error' | Exclude<StepState, 'completed' | 'pending'>;

/** Some calls of a batch were sent, and the rest was not. */
export class BatchStoppedError extends Error {
  override readonly name = 'BatchStoppedError';
  /** Place of the first call that was not sent, from 0. */
  readonly place: number;
  readonly reason: BatchStop;

  /** @param options.cause why signing failed, for 'error' */
  constructor(place: number, reason: BatchStop, options?: ErrorOptions) {
    super(`The batch ends before its call ${place}: ${reason}`, options);
    this.place = place;
    this.reason = reason;
  }
}
