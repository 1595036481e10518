import type { CallConsent } from '../schemas/callConsent.ts';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import { consentedDigest } from './consentedDigest.ts';
import type { ConsentedCall } from './ConsentedCall.ts';
import { effectsDigest } from './effectsDigest.ts';

/**
 * Returns the consent to a call.
 *
 * @param outcome simulated effects that the signer saw; undefined if there were none
 */
export function consentTo(call: ConsentedCall, outcome?: SimulationOutcome): CallConsent {
  return { call: consentedDigest(call), effects: outcome ? effectsDigest(outcome) : 'notSimulated' };
}
