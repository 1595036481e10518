// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { percentOf, readSlippage, slippageHint } from './slippage.ts';

test.each([
  ['0.5', 50],
  ['0,5', 50],
  [' 1 ', 100],
  ['0', 0],
  ['0.05', 5],
  ['12.34', 1_234],
  ['50', 5_000],
  ['50.00', 5_000],
])('%o is %i basis points', (text, bps) => expect(readSlippage(text)).toBe(bps));

test.each(['', '50.01', '51', '100', '0.005', '-1', '1e1', '.5', '5.', 'half', '0.5 %'])(
  '%o is invalid',
  (text) => expect(readSlippage(text)).toBeUndefined(),
);

test.each([
  [50, '0.5'],
  [100, '1'],
  [5, '0.05'],
  [1_234, '12.34'],
  [0, '0'],
  [1_000, '10'],
])('%i basis points are %s percent', (bps, text) => expect(percentOf(bps)).toBe(text));

describe('the hint', () => {
  test.each([
    [0, 'swap.live.slippageLow'],
    [4, 'swap.live.slippageLow'],
    [101, 'swap.live.slippageHigh'],
    [500, 'swap.live.slippageHigh'],
    [501, 'swap.live.slippageVeryHigh'],
    [5_000, 'swap.live.slippageVeryHigh'],
  ])('at %i basis points', (bps, text) => expect(slippageHint(bps)?.text).toBe(text));

  test.each([5, 10, 50, 100])('is empty at %i', (bps) => expect(slippageHint(bps)).toBeUndefined());
});
