import type { Tolerance } from './wrongIn.ts';

/** A depth may be less than it is, never more: nobody is to rely on a block that is young. */
export const isLowerDepth: Tolerance = (path, truth, told) =>
  path === '.confirmations' && Number(told) <= Number(truth);

/** Gas may be up to twice what is needed, since what is not used is not paid; a price may not be above what honest nodes say. */
export const isSafeFee: Tolerance = (path, truth, told) => {
  if (/\.(gasLimit|estimatedCost|estimatedCostWei)$/.test(path)) {
    const [real, said] = [Number(truth), Number(told)];
    return said >= real && said <= 2.01 * real;
  }
  return false;
};

/** The block that figures are of may be one of a few minutes before (`medianHead`): every figure is judged by itself. */
const MAX_OLDER = 1_200;

/** See `MAX_OLDER`. */
export const isOlderBlock: Tolerance = (path, truth, told) =>
  path === '.blockNumber' && Number(told) <= Number(truth) && Number(truth) - Number(told) <= MAX_OLDER;
