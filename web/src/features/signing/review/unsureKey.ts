import type { SimulationState } from './simulationState.ts';

/** Key under which the user accepts that the outcome of a call is uncertain. */
export function unsureKey(state: SimulationState): string {
  return `simulation ${state}`;
}
