// @vitest-environment node
import { expect, test } from 'vitest';
import { formatChange } from './formatChange.ts';

test.each([
  [1.84, '+1.84%'],
  [-0.47, '-0.47%'],
  [12, '+12.00%'],
  [1.005, '+1.01%'],
  [-1234.5, '-1,234.50%'],
])('%d percent read %s', (percent, text) => {
  expect(formatChange(percent)).toBe(text);
});

test.each([0, -0, 0.001, -0.004])('%d percent are no change, and have no sign', (percent) => {
  expect(formatChange(percent)).toBe('0.00%');
});

test('a change too small for plain digits is no change', () => {
  expect(formatChange(1e-9)).toBe('0.00%');
});
