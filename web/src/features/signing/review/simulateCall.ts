import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import {
  simulationAnswerSchema,
  type SimulationAnswer,
} from '@everything-wallet/core/schemas/simulationAnswer';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { partError } from '../../../lib/firebase/partError.ts';
import { withKnownFacts } from '../../../lib/tokens/withKnownFacts.ts';

const ask = callable(refreshWallet);

/**
 * Simulates a call on the current state.
 *
 * @throws CallableError
 */
export async function simulateCall(simulation: SimulationQuestion): Promise<SimulationAnswer> {
  const { simulation: part } = await ask({ simulation });
  if (part && 'failure' in part) throw partError(part.failure);
  const answer = part && simulationAnswerSchema.safeParse(part.answer);
  if (!answer?.success) throw new CallableError('data-loss', 'The answer is malformed');
  return withKnownFacts(simulation.network, answer.data);
}
