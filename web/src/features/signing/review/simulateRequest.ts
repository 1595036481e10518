import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { simulateCall } from './simulateCall.ts';
import { simulationQuestionOf } from './simulatedCallOf.ts';

/**
 * Simulates the call of a request with the selected gas and fees.
 *
 * @throws CallableError
 */
export async function simulateRequest(
  request: CallRequest,
  fees: TransferFees | undefined,
): Promise<SimulationAnswer> {
  return simulateCall(simulationQuestionOf(request, fees));
}
