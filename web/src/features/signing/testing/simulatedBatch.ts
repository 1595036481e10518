import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { sequenceDigests } from '@everything-wallet/core/simulation/sequenceDigests';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { simulatedCallOf } from '../review/simulatedCallOf.ts';
import { simulated } from './simulated.ts';

/**
 * Simulation on which two nodes agree, for calls that run one after the other.
 *
 * @param fees of each call; undefined without any
 * @param outcomes of each call
 * @param fields of the whole answer
 */
export function simulatedBatch(
  requests: readonly CallRequest[],
  fees: readonly TransferFees[] | undefined,
  outcomes: readonly Partial<SimulationOutcome>[],
  fields: Partial<SimulationAnswer> = {},
): SimulationAnswer {
  const digests = sequenceDigests(requests.map((request, place) => simulatedCallOf(request, fees?.[place])));
  const [first, ...next] = requests.map((request, place) => ({
    ...simulated(request, fees?.[place], outcomes[place]),
    digest: digests[place] ?? '',
  }));
  if (!first) throw new TypeError('A batch without a call');
  const later = next.map(({ digest, nodes, agreement, outcome }) => ({ digest, nodes, agreement, outcome }));
  return { ...first, next: later, ...fields };
}
