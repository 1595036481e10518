import { expect, test } from 'vitest';
import { aboutPercent } from './aboutPercent.ts';

test.each([
  ['4.126', '4.1'],
  ['-4.16', '4.2'],
  ['3', '3'],
  ['0.0432', '0.04'],
  ['0', '0'],
  ['1234.56', '1,234.6'],
])('%s is about %s', (percent, written) => {
  expect(aboutPercent(percent)).toBe(written);
});
