import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { notSimulatedReason } from './notSimulatedReason.ts';
import { simulationState } from './simulationState.ts';

/**
 * Refuses a call that breaks a promise of the screen, whatever was accepted.
 *
 * @throws WalletError
 */
export function refuseBroken(request: CallRequest, answer: SimulationAnswer | undefined): void {
  const outcome = answer?.outcome?.succeeds ? answer.outcome : undefined;
  const broken =
    notSimulatedReason(request, simulationState(answer)) ?? (outcome && request.breaks?.(outcome));
  if (broken !== undefined) throw new WalletError(broken);
}
