import { boundedTime } from '@everything-wallet/core/clocks/boundedTime';
import { clocksDiffer } from '@everything-wallet/core/clocks/clocksDiffer';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall, type CallDescription } from '@everything-wallet/core/calls/describeCall';
import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import { maxFee } from '@everything-wallet/core/transactions/transferFees';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { knownCallFacts } from '../../../lib/calls/knownCallFacts.ts';
import { tokenRefusal, type TokenRefusal } from '../../../lib/calls/tokenRefusal.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useText } from '../../../lib/text/useText.ts';
import { contradictedTokens } from '../../../lib/tokens/contradictedTokens.ts';
import { useKnownToken } from '../../../lib/tokens/useKnownToken.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import type { TextId } from '../../../texts/texts.ts';
import { useFeeChoice, type FeeChoice } from '../fees/useFeeChoice.ts';
import { useGasQuestion } from '../hooks/useGasQuestion.ts';
import { callGasQuestion } from './callGasQuestion.ts';
import type { CallPreview } from './CallPreview.ts';
import type { CallNames } from './CallNames.ts';
import { isKnownRouter } from '../../../lib/calls/contractName.ts';
import type { ShownWarning } from './ShownWarning.ts';
import { shownWarnings } from './shownWarnings.ts';
import { notSimulatedReason } from './notSimulatedReason.ts';
import { simulationState, type SimulationState } from './simulationState.ts';
import { useAccepted } from './useAccepted.ts';
import { useCallPreview } from './useCallPreview.ts';
import { useCallNames } from './useCallNames.ts';
import { useIsWorse } from './useIsWorse.ts';

/** What is known of a call that somebody is asked to sign, and whether they may. */
export interface CallReview {
  readonly transaction: CallTransaction;
  readonly call: Call;
  readonly description: CallDescription;
  readonly names: CallNames;
  readonly feeChoice: FeeChoice;
  readonly isEstimating: boolean;
  readonly isFeeFailed: boolean;
  readonly isFeeDisputed: boolean;
  /** Undefined until it was tried out for the first time. */
  readonly look: CallPreview | undefined;
  readonly state: SimulationState | undefined;
  readonly warnings: readonly ShownWarning[];
  /** What was accepted, by key. */
  readonly accepted: ReadonlySet<string>;
  /** @param isOfLook whether it is about what would happen now: then it counts for no look that is worse */
  readonly accept: (key: string, isAccepted: boolean, isOfLook: boolean) => void;
  /** The warnings of the call itself that were accepted. */
  readonly acceptedOfCall: readonly CallWarning[];
  /** Wei; undefined where nobody could say what it costs. */
  readonly fee: bigint | undefined;
  readonly l1Fee: bigint | undefined;
  /** Wei: what is sent along, and the fee. */
  readonly total: bigint | undefined;
  /** Which balance is too small. */
  readonly shortage: TextId | undefined;
  /** Why the server gives it to no network, or what the wallet knows of its tokens forbids it; then nothing is signed. */
  readonly refusal: ReturnType<typeof callRefusal> | TokenRefusal;
  /** Which promise it breaks, as it was tried out; then nothing is signed. */
  readonly broken: TextId | undefined;
  /** Boxes that have to be ticked before it is signed. */
  readonly unread: number;
  /** Whether what it would do has just become worse: then the button rests. */
  readonly isWorse: boolean;
  readonly maySign: boolean;
  readonly show: (look: CallPreview) => void;
  readonly refresh: () => void;
}

/** The key by which it is accepted that nobody is sure what a call does. */
export function unsureKey(state: SimulationState): string {
  return `simulation ${state}`;
}

/** Decodes a call, asks what it costs and what it would do, and keeps what a person has accepted of it. */
export function useCallReview(request: CallRequest, isPaused: boolean): CallReview {
  const t = useText();
  const { network, sender, to, value, data } = request;
  // Loads the list, and draws anew once it is known what the contract is.
  const { known } = useKnownToken(network, to);
  const facts = useMemo(() => knownCallFacts(request.facts, known), [request.facts, known]);
  useSyncExternalStore(contradictedTokens.subscribe, contradictedTokens.count);
  const transaction = useMemo(
    () => ({ chainId: network.chainId, to, value, data }),
    [network.chainId, to, value, data],
  );
  const call = useMemo(() => decodeCall(transaction, facts), [transaction, facts]);
  // As the server reads it, which knows the network's own wrapped coin alone.
  const unsendable = useMemo(
    () => callRefusal(decodeCall(transaction), network.wrappedCoin),
    [transaction, network.wrappedCoin],
  );
  const about = useMemo(
    () => ({
      sender: sender.address,
      network: network.id,
      wrappedCoin: facts?.wrappedCoin ?? network.wrappedCoin,
      isKnownContract: request.isKnownContract ?? isKnownRouter(network, to),
    }),
    [sender.address, facts, network, request.isKnownContract, to],
  );
  const description = useMemo(() => describeCall(call, about), [call, about]);

  const gas = useGasQuestion(callGasQuestion(request));
  const feeChoice = useFeeChoice(gas.estimate, useNumberStyle(), network);
  const { option, typed, stop } = feeChoice;
  const { look, show, refresh } = useCallPreview(request, {
    fees: feeChoice.fees,
    choice: option === 'custom' ? `${typed.maxFee} ${typed.tip}` : option,
    isReady: feeChoice.fees !== undefined || gas.isFailed,
    isPaused,
  });
  const answer = look?.answer;
  const names = useCallNames(network, answer?.tokens ?? []);
  const seen = answer?.tokens.map(({ contract }) => contract);
  const refusal = unsendable ?? tokenRefusal(request, description, seen);
  const state = look && simulationState(answer);

  // What was tried out is what is shown and signed, though the network's fees have moved a little since.
  const fees = look?.fees;
  const fee = fees && maxFee(fees);
  const total = fee === undefined ? undefined : value + fee;
  const balance = gas.estimate?.balance === undefined ? undefined : BigInt(gas.estimate.balance);
  const isShort = total !== undefined && balance !== undefined && total > balance;

  const [openedAt] = useState(() => Date.now());
  const deviceTime = useNow();
  const isClockWrong = [gas.estimate?.answeredAt, request.serverTime].some(
    (time) => time !== undefined && clocksDiffer(time, deviceTime),
  );
  // Of a server whose clock is ahead a deadline that is far off would look near.
  const now = BigInt(Math.floor(boundedTime(gas.estimate?.answeredAt ?? openedAt, deviceTime) / 1_000));
  const tried = answer?.outcome?.succeeds ? answer.outcome : undefined;
  const isOfKnown = about.isKnownContract || names.marksOf(to).length === 0;
  const judged = {
    call,
    effects: description,
    about,
    isOfKnown,
    now,
    // Of what cannot be paid at all it says so instead.
    funds: balance === undefined || fee === undefined || isShort ? undefined : { balance, fee },
    answer,
    notices: [...(request.notices ?? []), ...(isClockWrong ? [t('calls.clock')] : [])],
    ofOutcome: tried && request.warnsOf?.(tried),
  };
  const warnings = shownWarnings(judged, names, t);
  const { accepted, accept } = useAccepted(answer, judged);
  const isWorse = useIsWorse(look, judged);
  // It is asked again before long: nobody is to go on without knowing for that.
  const isRefused = look?.secondsToWait !== undefined;
  const isSure =
    state === 'succeeds' || (state !== undefined && !isRefused && accepted.has(unsureKey(state)));
  const unread = warnings.filter(({ isToAccept, key }) => isToAccept && !accepted.has(key)).length;

  const isTold = state !== undefined && state !== 'fails';
  const broken =
    (isTold ? notSimulatedReason(request, state) : undefined) ?? (tried && request.breaks?.(tried));

  return {
    transaction,
    call,
    description,
    names,
    feeChoice,
    isEstimating: gas.isEstimating,
    isFeeFailed: gas.isFailed,
    isFeeDisputed: gas.isDisputed,
    look,
    state,
    warnings,
    accepted,
    accept,
    acceptedOfCall: warnings.flatMap(({ key, ofCall }) => (ofCall && accepted.has(key) ? [ofCall] : [])),
    fee,
    l1Fee: fees?.l1Fee,
    total,
    shortage: isShort ? 'send.error.insufficientFunds' : undefined,
    refusal,
    broken,
    unread:
      refusal === undefined
        ? unread + (state === undefined || state === 'fails' || isRefused || isSure ? 0 : 1)
        : 0,
    isWorse,
    maySign:
      !isWorse &&
      refusal === undefined &&
      broken === undefined &&
      fees !== undefined &&
      stop === undefined &&
      !isShort &&
      isSure &&
      state !== 'fails' &&
      unread === 0,
    show,
    refresh,
  };
}
