import type { CallPreview } from './CallPreview.ts';
import { simulationState, type SimulationState } from './simulationState.ts';
import { unsureKey } from './unsureKey.ts';

/** Result of a preview's simulation, and whether the user may rely on it or go on without it. */
interface SimulationSurety {
  readonly state: SimulationState | undefined;
  /** True where the call succeeds, or the user has accepted that its outcome is uncertain. */
  readonly isSure: boolean;
  /** True where the user has yet to accept that. */
  readonly isToAccept: boolean;
}

/** Judges the simulation of a preview by what was accepted. */
export function simulationSurety(
  preview: CallPreview | undefined,
  accepted: ReadonlySet<string>,
): SimulationSurety {
  if (!preview) return { state: undefined, isSure: false, isToAccept: false };
  const state = simulationState(preview.answer);
  if (state === 'succeeds') return { state, isSure: true, isToAccept: false };
  // The simulation is retried before long: the user is not to go on without it for that.
  const isRefused = preview.secondsToWait !== undefined;
  const isSure = !isRefused && accepted.has(unsureKey(state));
  return { state, isSure, isToAccept: !isSure && !isRefused && state !== 'fails' };
}
