import { expect, test } from 'vitest';
import { yearlyPercent } from './yearlyPercent.ts';

test('the longest measurement counts', () => {
  expect(yearlyPercent({ apy7: '3.5', apy30: '4.126' })).toBe('4.126');
  expect(yearlyPercent({ apy7: '3.5', apy30: null })).toBe('3.5');
  expect(yearlyPercent({ apy7: null, apy30: null })).toBeUndefined();
  expect(yearlyPercent(undefined)).toBeUndefined();
});
