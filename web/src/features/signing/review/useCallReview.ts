import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { tokenRefusal } from '../../../lib/calls/tokenRefusal.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import { feeChoiceKey } from '../fees/feeChoiceKey.ts';
import { useFeeChoice, type FeeChoice } from '../fees/useFeeChoice.ts';
import { useGasQuestion } from '../fees/useGasQuestion.ts';
import { brokenPromise } from './brokenPromise.ts';
import { callCosts, type CallCosts } from './callCosts.ts';
import { callGasQuestion } from './callGasQuestion.ts';
import type { CallNames } from './CallNames.ts';
import type { CallReview } from './CallReview.ts';
import { judgeConsent } from './judgeConsent.ts';
import { shownWarnings } from './shownWarnings.ts';
import { simulationSurety } from './simulationSurety.ts';
import { useAccepted } from './useAccepted.ts';
import { useCallPreview } from './useCallPreview.ts';
import { useCallNames } from './useCallNames.ts';
import { useDecodedCall } from './useDecodedCall.ts';
import { useIsWorse } from './useIsWorse.ts';
import { useReviewClock } from './useReviewClock.ts';

/** Decodes a call, estimates its fee, simulates it, and holds the warnings that the user has accepted. */
export function useCallReview(request: CallRequest, isPaused: boolean): CallReview {
  const t = useText();
  const { network, to, value } = request;
  const { transaction, call, about, description, unsendable, consentTo } = useDecodedCall(request);

  const gas = useGasQuestion(callGasQuestion(request), isPaused);
  const feeChoice = useFeeChoice(gas.estimate, useNumberStyle(), network);
  const { preview, show, refresh } = useCallPreview(request, {
    fees: feeChoice.fees,
    choice: feeChoiceKey(feeChoice),
    isReady: feeChoice.fees !== undefined || gas.isFailed,
    isPaused,
  });
  const answer = preview?.answer;
  const names = useCallNames(network, answer?.tokens ?? []);
  const refusal = unsendable ?? tokenRefusal(request, description, answer?.tokens.map(contractOf));
  const costs = callCosts(value, preview?.fees, gas.estimate);

  const { now, isClockWrong } = useReviewClock(gas.estimate?.answeredAt, request.serverTime);
  const outcome = successOf(answer);
  const judged = {
    call,
    effects: description,
    about,
    isOfKnown: about.isKnownContract || isListed(to, names),
    now,
    // A call that the balance cannot pay shows the shortage instead.
    funds: costs.funds,
    answer,
    notices: noticesOf(request, isClockWrong, t),
    ofOutcome: outcome && request.warnsOf?.(outcome),
  };
  const { accepted, accept } = useAccepted(answer, judged);
  const isWorse = useIsWorse(preview, judged);
  const { state, isSure, isToAccept } = simulationSurety(preview, accepted);
  const consented = { ...transaction, from: about.sender };
  const judgedConsent = judgeConsent(
    { call, consentTo, consented, outcome },
    shownWarnings(judged, names, t),
    accepted,
  );
  const { consent, warnings, acceptedOfCall } = judgedConsent;
  const unread = refusal === undefined ? judgedConsent.unread + Number(isToAccept) : 0;
  const broken = brokenPromise(request, state, outcome);
  const isRefused = refusal !== undefined || broken !== undefined || state === 'fails';

  return {
    transaction,
    call,
    description,
    names,
    feeChoice,
    isEstimating: gas.isEstimating,
    isFeeFailed: gas.isFailed,
    isFeeDisputed: gas.isDisputed,
    preview,
    state,
    warnings,
    accepted,
    accept,
    acceptedOfCall,
    fee: costs.fee,
    l1Fee: costs.l1Fee,
    total: costs.total,
    shortage: costs.isShort ? 'send.error.insufficientFunds' : undefined,
    refusal,
    consentTo,
    consent,
    broken,
    unread,
    isWorse,
    maySign: !isWorse && !isRefused && isPayable(costs, feeChoice) && isSure && unread === 0,
    show,
    refresh,
  };
}

/** True for a listed contract; a new one is on no list. */
function isListed(contract: string | null, names: CallNames): boolean {
  return contract !== null && names.marksOf(contract).length === 0;
}

function contractOf({ contract }: { readonly contract: string }): string {
  return contract;
}

/** Outcome of a simulation that succeeds. */
function successOf(answer: SimulationAnswer | undefined) {
  return answer?.outcome?.succeeds ? answer.outcome : undefined;
}

function noticesOf(request: CallRequest, isClockWrong: boolean, t: Text): readonly string[] {
  return [...(request.notices ?? []), ...(isClockWrong ? [t('calls.clock')] : [])];
}

function isPayable({ fees, isShort }: CallCosts, { stop }: FeeChoice): boolean {
  return fees !== undefined && stop === undefined && !isShort;
}
