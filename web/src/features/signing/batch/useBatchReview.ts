import { useState } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useFeeChoice } from '../fees/useFeeChoice.ts';
import { useGasQuestion } from '../fees/useGasQuestion.ts';
import { callGasQuestion } from '../review/callGasQuestion.ts';
import { feeChoiceKey } from '../fees/feeChoiceKey.ts';
import { judgeCall } from '../review/judgeCall.ts';
import { useAccepted } from '../review/useAccepted.ts';
import { useCallNames } from '../review/useCallNames.ts';
import { useDecodedCalls } from '../review/useDecodedCalls.ts';
import { useIsWorse } from '../review/useIsWorse.ts';
import { useReviewClock } from '../review/useReviewClock.ts';
import { areCovered } from './areCovered.ts';
import { batchCosts } from './batchCosts.ts';
import { batchEstimate } from './batchFees.ts';
import type { BatchReview, ReviewedCall } from './BatchReview.ts';
import { judgeBatch } from './judgeBatch.ts';
import { useBatchPreview } from './useBatchPreview.ts';

/**
 * Decodes calls of one account, estimates what all of them cost, simulates them together, and holds the warnings that
 * the user has accepted.
 *
 * @param requests at least one, and the same list in every render
 */
export function useBatchReview(requests: readonly CallRequest[], isPaused: boolean): BatchReview {
  const t = useText();
  const [first] = requests;
  if (!first) throw new TypeError('A batch without a call');
  const { network } = first;
  const decoded = useDecodedCalls(requests);

  // Only the first call can be estimated now: the others may need what it does.
  const gas = useGasQuestion(callGasQuestion(first), isPaused);
  const [limits, setLimits] = useState<readonly bigint[]>();
  const estimate = gas.estimate && limits ? batchEstimate(gas.estimate, requests, limits) : gas.estimate;
  const feeChoice = useFeeChoice(estimate, useNumberStyle(), network);
  const { preview, show, refresh } = useBatchPreview(requests, {
    prices: feeChoice.fees,
    estimate: gas.estimate,
    choice: feeChoiceKey(feeChoice),
    isReady: feeChoice.fees !== undefined || gas.isFailed,
    isPaused,
  });
  if (preview?.limits && preview.limits !== limits) setLimits(preview.limits);

  const [{ answer } = { answer: undefined }] = preview?.calls ?? [];
  const names = useCallNames(network, answer?.tokens ?? []);
  const clock = useReviewClock(gas.estimate?.answeredAt, undefined);
  const accepted = useAccepted(
    decoded.map(({ call, description }, place) => ({
      call,
      effects: description,
      answer: preview?.calls[place]?.answer,
    })),
  );
  const isWorse = useIsWorse(preview, (seen, now) => areCovered(seen, now, decoded));
  const costs = batchCosts(requests, preview, gas.estimate);
  const calls = decoded.flatMap((one, place): ReviewedCall[] => {
    const [request, ticks] = [requests[place], accepted[place]];
    if (!request || !ticks) return [];
    const ofCall = preview?.calls[place];
    const judged = { request, decoded: one, preview: ofCall, names, clock, funds: costs.funds[place] };
    const ofOne = judgeCall({ ...judged, accepted: ticks.accepted }, t);
    return [{ ...one, ...ofOne, ...ticks, request, preview: ofCall }];
  });
  const judgement = judgeBatch(calls, preview);
  const isPayable = costs.total !== undefined && feeChoice.stop === undefined && !costs.isShort;
  return {
    calls,
    names,
    feeChoice,
    isEstimating: gas.isEstimating,
    isFeeFailed: gas.isFailed,
    isFeeDisputed: gas.isDisputed,
    preview,
    ...judgement,
    ...costs,
    shortage: costs.isShort ? 'send.error.insufficientFunds' : undefined,
    isWorse,
    maySign: !isWorse && isPayable && judgement.isAcceptable,
    show,
    refresh,
  };
}
