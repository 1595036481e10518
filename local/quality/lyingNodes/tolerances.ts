import type { Tolerance } from './wrongIn.ts';

/** Confirmations may be too low, never too high: a young block must not be relied on. */
export const isLowerDepth: Tolerance = (path, truth, told) =>
  path === '.confirmations' && Number(told) <= Number(truth);

/**
 * Gas may be up to twice the true amount, since unused gas is not charged; a price may not exceed the honest
 * one.
 */
export const isSafeFee: Tolerance = (path, truth, told) => {
  if (/\.(gasLimit|estimatedCost|estimatedCostWei)$/.test(path)) {
    const [real, said] = [Number(truth), Number(told)];
    return said >= real && said <= 2.01 * real;
  }
  return false;
};

/** Figures may be from a block a few minutes older (`medianHead`): every figure is judged separately. */
const MAX_OLDER = 1_200;

/** See `MAX_OLDER`; data read up to an earlier block is read again from there. */
export const isOlderBlock: Tolerance = (path, truth, told) =>
  /^\.(blockNumber|block\.number|read\.last)$/.test(path) &&
  Number(told) <= Number(truth) &&
  Number(truth) - Number(told) <= MAX_OLDER;

/** The time of a listing's chain may be off by as much as two nodes may be apart (`medianHead`). */
const MAX_TIME_APART_MS = 300_000;

/** See `MAX_TIME_APART_MS`. */
export const isNearTime: Tolerance = (path, truth, told) =>
  /(^|\.)time$/.test(path) && Math.abs(Number(told) - Number(truth)) <= MAX_TIME_APART_MS;
