import { describe, expect, test } from 'vitest';
import { expectedWait } from './expectedWait.ts';
import { feeLevels, type FeeMarket } from './feeMarket.ts';
import { pricesOfLevel } from './pricesOfLevel.ts';

const market: FeeMarket = { baseFee: 90n, nextBaseFee: 100n, tips: { slow: 1n, normal: 5n, fast: 9n } };

describe('the levels', () => {
  test('leave room for the base fee to rise, and more for a faster level', () => {
    expect(feeLevels.map((level) => pricesOfLevel(market, level))).toEqual([
      { maxFeePerGas: 126n, maxPriorityFeePerGas: 1n },
      { maxFeePerGas: 205n, maxPriorityFeePerGas: 5n },
      { maxFeePerGas: 309n, maxPriorityFeePerGas: 9n },
    ]);
  });

  test('round up: even a base fee of a few wei leaves room', () => {
    const tiny = { ...market, nextBaseFee: 7n };
    expect(pricesOfLevel(tiny, 'slow').maxFeePerGas).toBe(10n);
  });

  test('wait for ten, three and one block', () => {
    expect(feeLevels.map((level) => expectedWait(market, pricesOfLevel(market, level)))).toEqual([
      { blocks: 10 },
      { blocks: 3 },
      { blocks: 1 },
    ]);
  });
});

test.each([
  ['below the next base fee until it falls', 99n, 9n, 'cheaper'],
  ['longer with no priority fee left', 100n, 9n, 'longer'],
  ['longer with a priority fee below all others', 200n, 0n, 'longer'],
  ['as long as the remaining part of the priority fee allows', 105n, 9n, { blocks: 3 }],
  ['no longer than a block with a high price as priority fee', 126n, 126n, { blocks: 1 }],
])('waits %s', (_, maxFeePerGas, maxPriorityFeePerGas, wait) => {
  expect(expectedWait(market, { maxFeePerGas, maxPriorityFeePerGas })).toEqual(wait);
});
