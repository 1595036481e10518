import type { TextId } from '@everything-wallet/core/texts/texts';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { SimulationState } from './simulationState.ts';

/** Why nothing is signed of a call that was tried out with this result, whatever is accepted; undefined where it may be. */
export function notSimulatedReason(
  { untried, unheard }: Pick<CallRequest, 'untried' | 'unheard'>,
  state: SimulationState,
): TextId | undefined {
  if (state === 'succeeds') return undefined;
  return untried ?? (state === 'unconfirmed' ? undefined : unheard);
}
