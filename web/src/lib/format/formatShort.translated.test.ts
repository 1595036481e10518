// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

// Other files share the process.
afterEach(() => {
  vi.doUnmock('../language/language.ts');
  vi.resetModules();
});

// Regression: only the commas of English were left out of the comparison, so every large amount was shortened.
test.each([
  ['de', '1.000.000', '1,23456'],
  ['fr', '1\u202f000\u202f000', '1,23456'],
  ['ar-EG', '١٬٠٠٠٬٠٠٠', '١٫٢٣٤٥٦'],
])('in %s a large amount is shortened only where digits are cut', async (tag, exact, cut) => {
  vi.resetModules();
  vi.doMock('../language/language.ts', () => ({ language: tag }));
  const { formatShort } = await import('./formatShort.ts');
  expect(formatShort('1000000')).toBe(exact);
  expect(formatShort('1234567.8')).toContain(cut);
  expect(formatShort('1234567.8').length).toBeLessThan(exact.length + 6);
});
