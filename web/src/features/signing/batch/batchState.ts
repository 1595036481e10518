import type { SimulationState } from '../review/simulationState.ts';

/** From the worst to the best. */
const ORDER: readonly SimulationState[] = ['fails', 'disputed', 'unknown', 'unconfirmed', 'succeeds'];

/** Returns the state of a batch: the worst of its calls; undefined until all are known. */
export function batchState(states: readonly (SimulationState | undefined)[]): SimulationState | undefined {
  return states.includes(undefined) ? undefined : ORDER.find((state) => states.includes(state));
}
