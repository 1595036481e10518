// @vitest-environment node
import { expect, test } from 'vitest';
import { formatTick } from './formatTick.ts';

test.each([
  [0, '$0'],
  [0.0000247, '$0.0000247'],
  [0.45, '$0.45'],
  [9.7, '$9.70'],
  [3021, '$3,021'],
  [97_400, '$97,400'],
  [1_234_567, '$1.235M'],
])('%d reads %s', (value, text) => {
  expect(formatTick(value, 'USD')).toBe(text);
});
