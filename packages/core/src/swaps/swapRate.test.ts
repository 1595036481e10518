import { expect, test } from 'vitest';
import { swapRate } from './swapRate.ts';

test.each([
  [10n ** 18n, 18, 3_012_500_000n, 6, '3012.500000'],
  [2n * 10n ** 18n, 18, 3_012_500_001n, 6, '1506.250000'],
  [3_000_000_000n, 6, 10n ** 18n, 18, '0.000333'],
  [3n, 0, 2_000_000n, 6, '0.666666'],
  [10n ** 30n, 18, 1n, 18, '<0.000001'],
  [1n, 18, 0n, 18, '0.000000'],
  [1n, 18, 10n ** 6n, 6, '1000000000000000000.000000'],
])('%s with %i decimals for %s with %i are %s for one', (given, ofGiven, received, ofReceived, rate) => {
  expect(swapRate({ units: given, decimals: ofGiven }, { units: received, decimals: ofReceived })).toBe(rate);
});
