import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import type { ConsentedCall } from '@everything-wallet/core/calls/ConsentedCall';
import { consentTo } from '@everything-wallet/core/calls/consentTo';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import type { CallReview } from './CallReview.ts';
import { CONSENT_KEY } from './consentKey.ts';
import type { ShownWarning } from './ShownWarning.ts';

/** Consent to a call that the wallet would refuse, as far as it is given. */
interface Consent {
  /** Undefined until it is given, and for any other call. */
  readonly consent: CallConsent | undefined;
  /** Warnings to show beside it: not the one that says the same, so that there is one box for it. */
  readonly warnings: readonly ShownWarning[];
  /** Number of boxes that the user has yet to tick, warnings included. */
  readonly unread: number;
  /** Accepted warnings of the call itself. */
  readonly acceptedOfCall: readonly CallWarning[];
}

interface JudgedCall {
  readonly call: Call;
  /** Reason for which the call needs consent; undefined for any other call. */
  readonly consentTo: CallReview['consentTo'];
  readonly consented: ConsentedCall;
  /** Simulated effects as shown; undefined without any. */
  readonly outcome: SimulationOutcome | undefined;
}

/** Warning that the consent to an unknown call includes. */
const UNKNOWN_CALL = { type: 'unknownCall' } as const;

/**
 * Judges a call by what was accepted: its warnings, and the consent where it needs one.
 */
export function judgeConsent(
  { call, consentTo: reason, consented, outcome }: JudgedCall,
  all: readonly ShownWarning[],
  accepted: ReadonlySet<string>,
): Consent {
  const isNeeded = reason !== undefined;
  const isGiven = isNeeded && accepted.has(CONSENT_KEY);
  const warnings = isNeeded ? all.filter(({ ofCall }) => ofCall?.type !== UNKNOWN_CALL.type) : all;
  const unaccepted = warnings.filter(({ key, isToAccept }) => isToAccept && !accepted.has(key)).length;
  return {
    consent: isGiven ? consentTo(consented, outcome) : undefined,
    warnings,
    unread: unaccepted + Number(isNeeded && !isGiven),
    acceptedOfCall: [
      ...warnings.flatMap(({ key, ofCall }) => (ofCall && accepted.has(key) ? [ofCall] : [])),
      ...(isGiven && call.kind === 'unknown' ? [UNKNOWN_CALL] : []),
    ],
  };
}
