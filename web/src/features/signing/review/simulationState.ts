import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';

/**
 * State of a simulation, shown first:
 * - 'succeeds': enough nodes agree, and the call succeeds;
 * - 'unconfirmed': one node reports that, where two must;
 * - 'fails': the call would fail, according to any node;
 * - 'disputed': the nodes contradict each other;
 * - 'unknown': the simulation failed.
 */
export type SimulationState = 'succeeds' | 'unconfirmed' | 'fails' | 'disputed' | 'unknown';

/**
 * Returns the state of a simulation.
 *
 * @param answer undefined without one
 */
export function simulationState(answer: SimulationAnswer | undefined): SimulationState {
  if (!answer || answer.agreement === 'unknown') return 'unknown';
  const { agreement, outcome } = answer;
  if (agreement === 'disputed' || !outcome) return 'disputed';
  if (!outcome.succeeds) return 'fails';
  return agreement === 'agreed' ? 'succeeds' : 'unconfirmed';
}
