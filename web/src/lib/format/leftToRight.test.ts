// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

// Other files share the process.
afterEach(() => {
  vi.doUnmock('../language/language.ts');
  vi.resetModules();
});

async function load(language: string) {
  vi.resetModules();
  vi.doMock('../language/language.ts', () => ({ language }));
  return {
    ...(await import('./leftToRight.ts')),
    ...(await import('../money/formatMoney.ts')),
    ...(await import('./formatUsd.ts')),
  };
}

test('in Arabic an amount with its sign and currency is one run from left to right', async () => {
  const { leftToRight, formatMoney, formatUsd } = await load('ar');
  expect(formatMoney('30215.5', 'USD')).toBe('\u200E30,215.50\u00A0US$\u200E');
  expect(formatUsd('-1')).toBe('\u200E-1.00\u00A0US$\u200E');
  expect(leftToRight(`+${formatMoney('1', 'USD')}`)).toBe('\u200E+1.00\u00A0US$\u200E');
});

test('in other languages nothing changes', async () => {
  const { leftToRight, formatMoney } = await load('de');
  expect(formatMoney('30215.5', 'USD')).toBe('30.215,50\u00A0$');
  expect(leftToRight('+1,00\u00A0$')).toBe('+1,00\u00A0$');
});
