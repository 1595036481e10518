// @vitest-environment node
import { expect, test } from 'vitest';
import { formatUsdCompact } from './formatUsdCompact.ts';

test.each([
  ['2400000000', '$2.4B'],
  ['94000000', '$94M'],
  ['186500000', '$186.5M'],
  ['950', '$950'],
])('%s dollars read %s', (value, text) => {
  expect(formatUsdCompact(value)).toBe(text);
});
