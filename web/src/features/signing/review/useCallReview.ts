import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useText } from '../../../lib/text/useText.ts';
import { feeChoiceKey } from '../fees/feeChoiceKey.ts';
import { useFeeChoice } from '../fees/useFeeChoice.ts';
import { useGasQuestion } from '../fees/useGasQuestion.ts';
import { callCosts } from './callCosts.ts';
import { callGasQuestion } from './callGasQuestion.ts';
import type { CallReview } from './CallReview.ts';
import { isCovered } from './isCovered.ts';
import { judgeCall } from './judgeCall.ts';
import { useAccepted } from './useAccepted.ts';
import { useCallPreview } from './useCallPreview.ts';
import { useCallNames } from './useCallNames.ts';
import { useDecodedCall } from './useDecodedCall.ts';
import { useIsWorse } from './useIsWorse.ts';
import { useReviewClock } from './useReviewClock.ts';

/** Decodes a call, estimates its fee, simulates it, and holds the warnings that the user has accepted. */
export function useCallReview(request: CallRequest, isPaused: boolean): CallReview {
  const t = useText();
  const { network, value } = request;
  const decoded = useDecodedCall(request);
  const { transaction, call, description, consentTo } = decoded;

  const gas = useGasQuestion(callGasQuestion(request), isPaused);
  const feeChoice = useFeeChoice(gas.estimate, useNumberStyle(), network);
  const { preview, show, refresh } = useCallPreview(request, {
    fees: feeChoice.fees,
    choice: feeChoiceKey(feeChoice),
    isReady: feeChoice.fees !== undefined || gas.isFailed,
    isPaused,
  });
  const names = useCallNames(network, preview?.answer?.tokens ?? []);
  const costs = callCosts(value, preview?.fees, gas.estimate);
  const clock = useReviewClock(gas.estimate?.answeredAt, request.serverTime);
  const about = { call, effects: description };
  const { accepted, accept } = useAcceptedOf({ answer: preview?.answer, ...about });
  const isWorse = useIsWorse(preview, (seen, now) => isCovered(seen.answer, now.answer, about));
  const judgement = judgeCall({ request, decoded, preview, names, accepted, clock, funds: costs.funds }, t);
  const isPayable = costs.fees !== undefined && feeChoice.stop === undefined && !costs.isShort;

  return {
    ...judgement,
    transaction,
    call,
    description,
    names,
    feeChoice,
    isEstimating: gas.isEstimating,
    isFeeFailed: gas.isFailed,
    isFeeDisputed: gas.isDisputed,
    preview,
    accepted,
    accept,
    fee: costs.fee,
    l1Fee: costs.l1Fee,
    total: costs.total,
    shortage: costs.isShort ? 'send.error.insufficientFunds' : undefined,
    consentTo,
    isWorse,
    maySign: !isWorse && isPayable && judgement.isAcceptable,
    show,
    refresh,
  };
}

function useAcceptedOf(call: Parameters<typeof useAccepted>[0][number]) {
  const [accepted] = useAccepted([call]);
  if (!accepted) throw new TypeError('A review without a call');
  return accepted;
}
