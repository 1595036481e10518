import type { TextId } from '@everything-wallet/core/texts/texts';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { SimulationState } from './simulationState.ts';

/** Returns the reason not to sign a call with this simulation, whatever is accepted; undefined if it may be signed. */
export function notSimulatedReason(
  { untried, unanswered }: Pick<CallRequest, 'untried' | 'unanswered'>,
  state: SimulationState,
): TextId | undefined {
  if (state === 'succeeds') return undefined;
  return untried ?? (state === 'unconfirmed' ? undefined : unanswered);
}
