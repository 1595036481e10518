import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import type { PromisedStep } from './judgePoolOutcome.ts';
import { minAfterDrift } from './minAfterDrift.ts';
import { tokenChange } from './tokenChange.ts';

/**
 * Returns the simulated output of leaving a vault if it is below the vault's preview, because of an
 * unreported loss or a fee. The user may accept it, since no one could leave otherwise while it lasts.
 *
 * @param outcome of a simulation that succeeded
 * @returns in the asset's smallest unit; undefined if the preview holds, and for a deposit, which is refused
 * instead
 */
export function belowPreview(
  { action, amount, asset, assets }: PromisedStep,
  outcome: Pick<SimulationOutcome, 'movements'>,
): bigint | undefined {
  if (action === 'deposit') return undefined;
  const received = tokenChange(outcome, asset);
  return received < (action === 'withdraw' ? amount : minAfterDrift(assets)) ? received : undefined;
}
