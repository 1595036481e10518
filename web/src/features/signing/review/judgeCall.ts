import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { tokenRefusal } from '../../../lib/calls/tokenRefusal.ts';
import type { Text } from '../../../lib/text/useText.ts';
import { brokenPromise } from './brokenPromise.ts';
import type { CallCosts } from './callCosts.ts';
import type { CallNames } from './CallNames.ts';
import type { CallPreview } from './CallPreview.ts';
import type { CallReview } from './CallReview.ts';
import type { DecodedCall } from './decodeRequest.ts';
import { judgeConsent } from './judgeConsent.ts';
import type { ShownWarning } from './ShownWarning.ts';
import { shownWarnings } from './shownWarnings.ts';
import { simulationSurety } from './simulationSurety.ts';
import type { ReviewClock } from './useReviewClock.ts';

/** Everything that a call is judged by. */
interface Judged {
  readonly request: CallRequest;
  readonly decoded: DecodedCall;
  /** Undefined until the first one. */
  readonly preview: CallPreview | undefined;
  readonly names: CallNames;
  readonly accepted: ReadonlySet<string>;
  readonly clock: ReviewClock;
  readonly funds: CallCosts['funds'];
}

/** Judgement of a call before a signature. */
export interface CallJudgement extends Pick<CallReview, 'state' | 'refusal' | 'broken'> {
  readonly warnings: readonly ShownWarning[];
  readonly consent: CallConsent | undefined;
  /** Accepted warnings of the call itself. */
  readonly acceptedOfCall: readonly CallWarning[];
  /** Boxes that have to be ticked before it is signed. */
  readonly unread: number;
  /** True where nothing forbids it, and everything is accepted that has to be. */
  readonly isAcceptable: boolean;
}

/** Judges a call by its bytes, its simulation, and what the user has accepted. */
export function judgeCall(judged: Judged, t: Text): CallJudgement {
  const { request, decoded, preview, names, accepted, clock, funds } = judged;
  const { transaction, call, about, description, unsendable, consentTo } = decoded;
  const answer = preview?.answer;
  const refusal =
    unsendable ??
    tokenRefusal(
      request,
      description,
      answer?.tokens.map(({ contract }) => contract),
    );
  const outcome = answer?.outcome?.succeeds ? answer.outcome : undefined;
  const all = shownWarnings(
    {
      call,
      effects: description,
      about,
      isOfKnown: about.isKnownContract || isListed(request.to, names),
      now: clock.now,
      // A call that the balance cannot pay shows the shortage instead.
      funds,
      answer,
      notices: [...(request.notices ?? []), ...(clock.isClockWrong ? [t('calls.clock')] : [])],
      ofOutcome: outcome && request.warnsOf?.(outcome),
    },
    names,
    t,
  );
  const { state, isSure, isToAccept } = simulationSurety(preview, accepted);
  const consented = { ...transaction, from: about.sender };
  const { consent, warnings, acceptedOfCall, unread } = judgeConsent(
    { call, consentTo, consented, outcome },
    all,
    accepted,
  );
  const broken = brokenPromise(request, state, outcome);
  const isRefused = refusal !== undefined || broken !== undefined || state === 'fails';
  const open = refusal === undefined ? unread + Number(isToAccept) : 0;
  return {
    state,
    refusal,
    broken,
    warnings,
    consent,
    acceptedOfCall,
    unread: open,
    isAcceptable: !isRefused && isSure && open === 0,
  };
}

/** True for a listed contract; a new one is on no list. */
function isListed(contract: string | null, names: CallNames): boolean {
  return contract !== null && names.marksOf(contract).length === 0;
}
