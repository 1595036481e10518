import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { sequenceDigests } from '@everything-wallet/core/simulation/sequenceDigests';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { simulateCall } from '../review/simulateCall.ts';
import { simulatedCallOf, simulationQuestionOf } from '../review/simulatedCallOf.ts';

/**
 * Simulates the calls of a batch together: each runs on the state that the one before leaves.
 *
 * @param fees of each call; undefined for a high gas limit and no fee
 * @returns in the order of the calls, each with its own outcome, and the facts about all
 * @throws CallableError, also where the answer is about other calls
 */
export async function simulateBatch(
  requests: readonly CallRequest[],
  fees: readonly TransferFees[] | undefined,
): Promise<readonly SimulationAnswer[]> {
  const [first, ...next] = requests.map((request, place) => simulationQuestionOf(request, fees?.[place]));
  if (!first) return [];
  const { next: later = [], ...answer } = await simulateCall({
    ...first,
    next: next.map(({ to, value, data, gasLimit }) => ({ to, value, data, gasLimit })),
  });
  const answers = [answer, ...later.map((one) => ({ ...answer, ...one }))];
  const digests = sequenceDigests(requests.map((request, place) => simulatedCallOf(request, fees?.[place])));
  const isOfThese =
    answers.length === digests.length && answers.every(({ digest }, place) => digest === digests[place]);
  if (!isOfThese) throw new CallableError('data-loss', 'The answer is about other calls');
  return answers;
}
