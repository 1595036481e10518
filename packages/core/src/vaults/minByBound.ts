import type { SimulationOutcome } from '../callables/simulationAnswer.ts';
import type { PromisedStep } from './judgeVaultOutcome.ts';
import { tokenChange } from './tokenChange.ts';

const WHOLE_BPS = 10_000n;

/** By how much more than was seen the signed bytes may let be lost without a word, in hundredths of a percent. */
const MAX_UNSAID_BPS = 50n;

/**
 * The least that a redemption may bring by the bound on the loss that is signed with it, where that is well below what came of it when it was
 * tried out: then the bound was made of an answer that the trial does not bear out.
 *
 * @param outcome of a simulation that succeeded
 * @returns in the asset's smallest unit; undefined where there is no bound, or it allows no more than what was seen
 */
export function minByBound(
  { asset, assets }: Pick<PromisedStep, 'asset' | 'assets'>,
  outcome: Pick<SimulationOutcome, 'movements'>,
  maxLossBps: bigint | undefined,
): bigint | undefined {
  if (maxLossBps === undefined) return undefined;
  const least = (assets * (WHOLE_BPS - maxLossBps)) / WHOLE_BPS;
  return least * WHOLE_BPS < tokenChange(outcome, asset) * (WHOLE_BPS - MAX_UNSAID_BPS) ? least : undefined;
}
