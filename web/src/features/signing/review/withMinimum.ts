import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { minOutcome } from './minOutcome.ts';

/**
 * Returns a simulation with what the call itself guarantees in place of what it receives (`minOutcome`).
 *
 * @param answer undefined without one
 * @param minPercent part of what was shown that has to arrive in any case
 */
export function withMinimum(
  answer: SimulationAnswer | undefined,
  declared: CallEffects,
  minPercent = 0n,
): SimulationAnswer | undefined {
  return answer?.outcome ? { ...answer, outcome: minOutcome(answer.outcome, declared, minPercent) } : answer;
}
