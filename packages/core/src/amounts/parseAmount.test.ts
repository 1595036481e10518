import { parseUnits } from 'ethers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AmountError, type AmountErrorReason } from './AmountError.ts';
import { formatAmount } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';

const MAX_UINT256 = 2n ** 256n - 1n;

function expectRefused(text: string, reason: AmountErrorReason, decimals?: number) {
  expect(() => parseAmount(text, decimals)).toThrow(new AmountError(reason));
}

describe('reads', () => {
  test.each([
    ['0', 0n],
    ['1', 10n ** 18n],
    ['0.25', 25n * 10n ** 16n],
    ['0.1', 10n ** 17n],
    ['.5', 5n * 10n ** 17n],
    ['7.', 7n * 10n ** 18n],
    ['007', 7n * 10n ** 18n],
    ['0.000000000000000001', 1n],
    ['1.000000000000000001', 10n ** 18n + 1n],
    ['0.1000000000000000000000', 10n ** 17n],
    ['123456789.123456789123456789', 123456789123456789123456789n],
  ])('%s', (text, wei) => {
    expect(parseAmount(text)).toBe(wei);
  });

  test('with as many decimals as the coin has', () => {
    expect(parseAmount('1.5', 6)).toBe(1_500_000n);
    expect(parseAmount('7', 0)).toBe(7n);
    expect(parseAmount('0', 0)).toBe(0n);
    expect(parseAmount('7.0', 0)).toBe(7n);
  });

  test('the largest amount of a transaction', () => {
    expect(parseAmount(formatAmount(MAX_UINT256))).toBe(MAX_UINT256);
  });
});

describe('rejects', () => {
  test.each([
    ['nothing', ''],
    ['a point alone', '.'],
    ['a sign', '-1'],
    ['a plus sign', '+1'],
    ['an exponent', '1e18'],
    ['a negative exponent', '1e-18'],
    ['hex', '0x10'],
    ['a comma', '1,5'],
    ['grouping', '1,000.00'],
    ['an underscore', '1_000'],
    ['two points', '1.2.3'],
    ['white space around', ' 1'],
    ['white space inside', '1 000'],
    ['a line break behind', '1\n'],
    ['a unit', '1 ETH'],
    ['Arabic digits', '١٢'],
    ['full-width digits', '１２'],
    ['infinity', 'Infinity'],
    ['what is not a number', 'NaN'],
  ])('%s', (_, text) => {
    expectRefused(text, 'malformed');
  });

  test('a nineteenth decimal, instead of rounding it', () => {
    expectRefused('0.0000000000000000001', 'tooManyDecimals');
    expectRefused('1.0000000000000000009', 'tooManyDecimals');
    expectRefused('0.9999999999999999999', 'tooManyDecimals');
    expectRefused('1.0000001', 'tooManyDecimals', 6);
    expectRefused('1.1', 'tooManyDecimals', 0);
  });

  test('more than a transaction can carry', () => {
    expectRefused(formatAmount(MAX_UINT256 + 1n), 'tooLarge');
    expectRefused((10n ** 80n).toString(), 'tooLarge');
    expectRefused((10n ** 78n).toString(), 'tooLarge', 0);
    expectRefused('9'.repeat(1_000_000), 'tooLarge');
  });

  // Regression: the pattern and the trimming of zeros took quadratic time.
  test.each([
    ['digits and a letter', `${'1'.repeat(1_000_000)}x`, 'malformed'],
    ['zeros and a digit', `0.${'0'.repeat(1_000_000)}1`, 'tooManyDecimals'],
  ] as const)('a pasted megabyte of %s, at once', (_, text, reason) => {
    const start = performance.now();
    expectRefused(text, reason);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

const wei = fc.bigInt({ min: 0n, max: MAX_UINT256 });
const decimals = fc.nat(36);

test('reads back what formatAmount writes, with any number of decimals', () => {
  fc.assert(
    fc.property(wei, decimals, (amount, places) => {
      expect(parseAmount(formatAmount(amount, places), places)).toBe(amount);
    }),
  );
});

test('agrees with ethers wherever both read a text', () => {
  const text = fc
    .tuple(fc.nat(), fc.stringMatching(/^\d{0,18}$/))
    .map(([whole, rest]) => `${whole}.${rest}0`);
  fc.assert(
    fc.property(text, (typed) => {
      const shortened = typed.replace(/0+$/, '');
      expect(parseAmount(typed)).toBe(parseUnits(shortened.endsWith('.') ? `${shortened}0` : shortened, 18));
    }),
  );
});

test('never rounds: the result is exactly the typed amount', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,10}\.\d{1,30}$/), (typed) => {
      const isExact = /^\d+\.\d{1,18}0*$/.test(typed);
      if (!isExact) {
        expectRefused(typed, 'tooManyDecimals');
        return;
      }
      const [whole = '', fraction = ''] = typed.split('.');
      const scaled = BigInt(whole + fraction) * 10n ** 18n;
      expect(parseAmount(typed) * 10n ** BigInt(fraction.length)).toBe(scaled);
    }),
  );
});

test('returns an amount or an AmountError for any text', () => {
  const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double().map(String));
  fc.assert(
    fc.property(anything, (text) => {
      try {
        expect(parseAmount(text)).toBeGreaterThanOrEqual(0n);
      } catch (error) {
        expect(error).toBeInstanceOf(AmountError);
      }
    }),
  );
});
