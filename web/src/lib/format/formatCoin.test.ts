// @vitest-environment node
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { describe, expect, test } from 'vitest';
import { formatCoin } from './formatCoin.ts';

describe('a coin amount', () => {
  test.each([
    ['0', '0'],
    ['0.000', '0'],
    ['1', '1'],
    ['0.25', '0.25'],
    ['0.100000', '0.1'],
    ['1234567.5', '1,234,567.5'],
  ])('%s reads %s', (amount, text) => {
    expect(formatCoin(amount)).toBe(text);
  });

  test.each([
    ['0.9999999', '0.999999'],
    ['9.999999999999999999', '9.999999'],
    ['1.0000009', '1'],
  ])('%s is cut to %s, never rounded up to more than there is', (amount, text) => {
    expect(formatCoin(amount)).toBe(text);
  });

  test('keeps digits that a floating-point number would lose', () => {
    expect(formatCoin('12345678901234567890.123456789')).toBe('12,345,678,901,234,567,890.123456');
    expect(formatCoin(formatAmount(9_007_199_254_740_993n * 10n ** 18n))).toBe('9,007,199,254,740,993');
  });

  test.each(['0.000000000000000001', '0.000000999999999999'])('%s is not shown as nothing', (amount) => {
    expect(formatCoin(amount)).toBe('<0.000001');
  });

  test('of exactly a millionth is shown as it is', () => {
    expect(formatCoin('0.000001')).toBe('0.000001');
  });
});
