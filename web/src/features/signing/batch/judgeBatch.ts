import { batchOutcome } from './batchOutcome.ts';
import type { BatchPreview } from './BatchPreview.ts';
import type { BatchReview, ReviewedCall } from './BatchReview.ts';
import { batchState } from './batchState.ts';

/** Judgement of a batch before a signature. */
interface BatchJudgement extends Pick<BatchReview, 'state' | 'outcome' | 'isSeparate' | 'unread'> {
  /** True where nothing forbids it, and everything is accepted that has to be. */
  readonly isAcceptable: boolean;
}

/**
 * Judges a batch by its calls: all of them must be signable, and simulated together.
 *
 * @param preview undefined until the first one
 */
export function judgeBatch(
  calls: readonly ReviewedCall[],
  preview: Pick<BatchPreview, 'limits' | 'secondsToWait'> | undefined,
): BatchJudgement {
  const state = batchState(calls.map((call) => call.state));
  const isUnseen = state === 'unknown' || state === 'disputed';
  // Where no node reports the gas of a later call, no total can be shown.
  const isCountless = state !== 'fails' && preview !== undefined && preview.limits === undefined;
  const isWaiting = preview?.secondsToWait !== undefined;
  return {
    state,
    outcome: batchOutcome(calls.map((call) => call.preview?.answer?.outcome)),
    isSeparate: !isWaiting && (isUnseen || isCountless),
    unread: calls.reduce((sum, { unread }) => sum + unread, 0),
    isAcceptable: !isUnseen && !isCountless && calls.every(({ isAcceptable }) => isAcceptable),
  };
}
