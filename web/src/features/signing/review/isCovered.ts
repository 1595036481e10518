import type { Call } from '@everything-wallet/core/calls/Call';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { simulationWarnings } from '@everything-wallet/core/calls/simulationWarnings';
import { warningKey } from '@everything-wallet/core/calls/warningKey';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { isNoWorse } from '@everything-wallet/core/simulation/isNoWorse';
import { simulationState } from './simulationState.ts';

/**
 * Checks that accepting one simulation of a call covers a newer one: it is in the same state, does nothing worse, and has no other
 * warnings.
 */
export function isCovered(
  shown: SimulationAnswer | undefined,
  now: SimulationAnswer | undefined,
  { call, effects }: { readonly call: Call; readonly effects: CallEffects },
): boolean {
  if (simulationState(shown) !== simulationState(now)) return false;
  if (now?.outcome && (!shown?.outcome || !isNoWorse(shown.outcome, now.outcome))) return false;
  const keysOf = (answer: SimulationAnswer | undefined) =>
    answer ? simulationWarnings(call, effects, answer).map(warningKey) : [];
  const known = new Set(keysOf(shown));
  return keysOf(now).every((key) => known.has(key));
}
