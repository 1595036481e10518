import type { SimulationAnswer } from '@everything-wallet/core/callables/simulationAnswer';

/**
 * What a person has to know of a simulation before anything else:
 * - 'succeeds': enough nodes say the same, and the call would be made;
 * - 'unconfirmed': the same by one node's word, where two should say it;
 * - 'fails': the call would fail, by any node's word;
 * - 'disputed': the nodes contradict each other;
 * - 'unknown': it could not be simulated.
 */
export type SimulationState = 'succeeds' | 'unconfirmed' | 'fails' | 'disputed' | 'unknown';

/** @param answer undefined where there was none */
export function simulationState(answer: SimulationAnswer | undefined): SimulationState {
  if (!answer || answer.agreement === 'unknown') return 'unknown';
  const { agreement, outcome } = answer;
  if (agreement === 'disputed' || !outcome) return 'disputed';
  if (!outcome.succeeds) return 'fails';
  return agreement === 'agreed' ? 'succeeds' : 'unconfirmed';
}
