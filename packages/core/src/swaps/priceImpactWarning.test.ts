import { expect, test } from 'vitest';
import { priceImpactWarning } from './priceImpactWarning.ts';

test.each([0, 1, 300])('%i basis points cause no warning', (bps) => {
  expect(priceImpactWarning(bps)).toBeUndefined();
});

test.each([
  [301, 'call.warning.priceImpact', '3.01'],
  [1_000, 'call.warning.priceImpact', '10'],
  [1_001, 'call.warning.priceImpactHigh', '10.01'],
  [10_000, 'call.warning.priceImpactHigh', '100'],
])('warns of %i basis points with %s', (bps, id, percent) => {
  expect(priceImpactWarning(bps)).toEqual({ id, values: { percent } });
});
