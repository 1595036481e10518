import type { GasEstimate } from '../schemas/gasEstimate.ts';

/**
 * True if more than one node reported the base fee of an estimate, where more than one is configured. Of two
 * answers the lower counts, so that a lying node cannot raise the price.
 */
export function isBaseFeeCompared({ baseFeeNodes }: Pick<GasEstimate, 'baseFeeNodes'>): boolean {
  if (!baseFeeNodes) return false;
  return baseFeeNodes.asked === 1 || baseFeeNodes.answered > 1;
}
