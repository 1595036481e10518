// @vitest-environment node
import { expect, test } from 'vitest';
import { formatUsd } from './formatUsd.ts';

test.each([
  ['0', '$0.00'],
  ['0.00', '$0.00'],
  ['755.39', '$755.39'],
  ['1234567.5', '$1,234,567.50'],
  ['9007199254740993.01', '$9,007,199,254,740,993.01'],
])('%s dollars read %s', (value, text) => {
  expect(formatUsd(value)).toBe(text);
});
