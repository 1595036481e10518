import type { SimulationOutcome } from '../callables/simulationAnswer.ts';
import type { PromisedStep } from './judgeVaultOutcome.ts';
import { minAfterDrift } from './minAfterDrift.ts';
import { tokenChange } from './tokenChange.ts';

/**
 * What comes of leaving a vault, as it was tried out, where that is less than the vault said: a loss that it has not told of yet, or a fee.
 * Whoever leaves may accept it, since nobody could leave otherwise for as long as it lasts.
 *
 * @param outcome of a simulation that succeeded
 * @returns in the asset's smallest unit; undefined where the promise is kept, and of a deposit, which is refused instead
 */
export function belowPreview(
  { action, amount, asset, assets }: PromisedStep,
  outcome: Pick<SimulationOutcome, 'movements'>,
): bigint | undefined {
  if (action === 'deposit') return undefined;
  const comes = tokenChange(outcome, asset);
  return comes < (action === 'withdraw' ? amount : minAfterDrift(assets)) ? comes : undefined;
}
