import type { Tolerance } from './wrongIn.ts';

/** Confirmations may be too low, never too high: a young block must not be relied on. */
export const isLowerDepth: Tolerance = (path, truth, reported) =>
  path === '.confirmations' && Number(reported) <= Number(truth);

/**
 * Gas may be up to twice the true amount, since unused gas is not charged; a price may not exceed the honest
 * one.
 */
export const isSafeFee: Tolerance = (path, truth, reported) => {
  if (/\.(gasLimit|estimatedCost|estimatedCostWei)$/.test(path)) {
    const [real, said] = [Number(truth), Number(reported)];
    return said >= real && said <= 2.01 * real;
  }
  return false;
};

/** Figures may be from a block a few minutes older (`medianHead`): every figure is judged separately. */
const MAX_OLDER = 1_200;

/** See `MAX_OLDER`; data read up to an earlier block is read again from there. */
export const isOlderBlock: Tolerance = (path, truth, reported) =>
  /^\.(blockNumber|block\.number|read\.last)$/.test(path) &&
  Number(reported) <= Number(truth) &&
  Number(truth) - Number(reported) <= MAX_OLDER;

/** The time of a listing's chain may be off by as much as two nodes may be apart (`medianHead`). */
const MAX_TIME_APART_MS = 300_000;

/** See `MAX_TIME_APART_MS`. */
export const isNearTime: Tolerance = (path, truth, reported) =>
  /(^|\.)time$/.test(path) && Math.abs(Number(reported) - Number(truth)) <= MAX_TIME_APART_MS;
