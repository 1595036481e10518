// @vitest-environment node
import { expect, test } from 'vitest';
import { formatAbout } from './formatAbout.ts';

test.each([
  ['1.5', 'USD', '≈ $1.50'],
  ['0', 'USD', '≈ $0.00'],
  ['0.004999', 'USD', '< $0.01'],
  ['0.005', 'USD', '≈ $0.01'],
  ['0.4', 'JPY', '< ¥1'],
  ['0.5', 'JPY', '≈ ¥1'],
  ['120.4', 'JPY', '≈ ¥120'],
] as const)('%s %s is %s', (value, currency, text) => {
  expect(formatAbout(value, currency)).toBe(text);
});
