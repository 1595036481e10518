import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import type { PromisedStep } from './judgePoolOutcome.ts';
import { tokenChange } from './tokenChange.ts';

const WHOLE_BPS = 10_000n;

/** Additional loss in basis points that the signed bytes may allow without a notice. */
const MAX_UNSHOWN_BPS = 50n;

/**
 * Returns the minimum output of a redemption under its signed bound on the loss, if it is well below the
 * simulated one: then the bound was computed from an answer that the simulation contradicts.
 *
 * @param outcome of a simulation that succeeded
 * @returns in the asset's smallest unit; undefined if there is no bound, or its minimum is close to the
 * simulated output
 */
export function minByBound(
  { asset, assets }: Pick<PromisedStep, 'asset' | 'assets'>,
  outcome: Pick<SimulationOutcome, 'movements'>,
  maxLossBps: bigint | undefined,
): bigint | undefined {
  if (maxLossBps === undefined) return undefined;
  const minimum = (assets * (WHOLE_BPS - maxLossBps)) / WHOLE_BPS;
  return minimum * WHOLE_BPS < tokenChange(outcome, asset) * (WHOLE_BPS - MAX_UNSHOWN_BPS)
    ? minimum
    : undefined;
}
