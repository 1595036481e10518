import { expect, test } from 'vitest';
import { yearlyUnits } from './yearlyUnits.ts';

test.each([
  [1_000_000n, '4.126', 41_260n],
  [1_000_000n, '-4.126', 41_260n],
  [10n ** 18n, '0.0001', 10n ** 12n],
  [99n, '1', 0n],
])('%i units yield %s %% of themselves', (units, percent, yielded) => {
  expect(yearlyUnits(units, percent)).toBe(yielded);
});
