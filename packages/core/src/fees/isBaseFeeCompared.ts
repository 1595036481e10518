import type { GasEstimate } from '../callables/estimateGas.ts';

/**
 * Whether the base fee of an estimate is more than one node's word, as far as there is more than one to ask; of two the lower
 * counts, so that one which lies has nobody pay more.
 */
export function isBaseFeeCompared({ baseFeeNodes }: Pick<GasEstimate, 'baseFeeNodes'>): boolean {
  if (!baseFeeNodes) return false;
  return baseFeeNodes.asked === 1 || baseFeeNodes.answered > 1;
}
