// @vitest-environment node
import { expect, test, vi } from 'vitest';

test.each([
  ['en', '1234.5'],
  ['de', '1234,5'],
  ['pt-BR', '1234,5'],
  ['ja', '1234.5'],
])('in %s 1234.5 is %s', async (language, written) => {
  vi.resetModules();
  vi.doMock('../language/language.ts', () => ({ language }));
  const { writeDecimal } = await import('./writeDecimal.ts');
  expect(writeDecimal('1234.5')).toBe(written);
  expect(writeDecimal('12')).toBe('12');
});
