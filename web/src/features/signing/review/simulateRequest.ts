import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { simulateCall } from './simulateCall.ts';
import { simulationQuestionOf } from './simulatedCallOf.ts';

/**
 * Simulates the call of a request with the selected gas and fees; undefined for the creation of a contract, which
 * the server does not simulate.
 *
 * @throws CallableError
 */
export async function simulateRequest(
  request: CallRequest,
  fees: TransferFees | undefined,
): Promise<SimulationAnswer | undefined> {
  return request.to === null ? undefined : simulateCall(simulationQuestionOf(request, fees));
}
