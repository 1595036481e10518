import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { TextId } from '../../../texts/texts.ts';
import { notSimulatedReason } from './notSimulatedReason.ts';
import type { SimulationState } from './simulationState.ts';

/** Promise of the screen that a call breaks by its simulation; then nothing is signed. */
export function brokenPromise(
  request: CallRequest,
  state: SimulationState | undefined,
  outcome: NonNullable<SimulationAnswer['outcome']> | undefined,
): TextId | undefined {
  const isKnown = state !== undefined && state !== 'fails';
  const reason = isKnown ? notSimulatedReason(request, state) : undefined;
  return reason ?? (outcome && request.breaks?.(outcome));
}
