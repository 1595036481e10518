import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { minOutcome } from './minOutcome.ts';

/**
 * Returns a simulation with what the call itself guarantees in place of what it receives (`minOutcome`).
 *
 * @param answer undefined without one
 */
export function withMinimum(
  answer: SimulationAnswer | undefined,
  declared: CallEffects,
): SimulationAnswer | undefined {
  return answer?.outcome ? { ...answer, outcome: minOutcome(answer.outcome, declared) } : answer;
}
