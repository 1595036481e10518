import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AmbiguousAmountError } from './AmbiguousAmountError.ts';
import { AmountError } from './AmountError.ts';
import { formatAmount } from './formatAmount.ts';
import { numberStyle } from './numberStyle.ts';
import { parseAmount } from './parseAmount.ts';
import { readTypedAmount, writeTypedAmount } from './readTypedAmount.ts';

const LOCALES = [
  'en-US',
  'fr',
  'de',
  'de-CH',
  'de-AT',
  'en-IN',
  'ar-EG',
  'fa',
  'sv',
  'pt-BR',
  'en-ZA',
  'en-DE',
];

/** Describes the result for a text: an amount, both readings, or the error's reason. */
function reading(text: string, locale: string): string {
  try {
    return readTypedAmount(text, numberStyle(locale));
  } catch (error) {
    if (error instanceof AmbiguousAmountError) return `${error.asDecimal} or ${error.asWhole}`;
    return error instanceof AmountError ? error.reason : String(error);
  }
}

describe.each(LOCALES)('in every language, as in %s', (locale) => {
  test.each([
    ['0.25', '0.25'],
    ['1.5', '1.5'],
    ['0.001', '0.001'],
    ['1.50', '1.50'],
    ['1.5000', '1.5000'],
    ['.5', '.5'],
    ['5.', '5.'],
    ['1500', '1500'],
    [' 1.5\n', '1.5'],
    ['\u00a01.5\u202f', '1.5'],
    // Regression: a number field dropped the comma, and ten or a thousand times the amount was sent.
    ['0,1', '0.1'],
    ['1,5', '1.5'],
    ['1,50', '1.50'],
    ['0,001', '0.001'],
    ['0,500', '0.500'],
    ['1,5000', '1.5000'],
    ['1234,567', '1234.567'],
    [',5', '.5'],
    ['５', '5'],
    ['１．５', '1.5'],
    ['１，５', '1.5'],
  ])('%s is %s', (text, plain) => {
    expect(reading(text, locale)).toBe(plain);
  });

  test.each([
    '',
    ' ',
    '.',
    ',',
    '1,2,3',
    '1..5',
    '1,,5',
    '1.2.3',
    '1.5,',
    '1,5.',
    '1,234.',
    '1.5,5.5',
    '1e18',
    '1E3',
    '0x10',
    '-1',
    '−1',
    '+1',
    '1_000',
    '1 5',
    '1 50 0',
    '1.5 ETH',
    '$1.5',
    '1/2',
    '1½',
    '1²',
    '½',
    '١٬٥',
    '1\u200b5',
    '\u202e5.1',
    '1،5',
    'Infinity',
    'NaN',
    'zero',
  ])('rejects %j, and never drops characters', (text) => {
    expect(reading(text, locale)).toBe('malformed');
  });
});

describe('thousands', () => {
  test.each([
    ['en-US', '1,500', '1.5 or 1500'],
    ['en-US', '1,234', '1.234 or 1234'],
    ['en-US', '1,000', '1 or 1000'],
    ['en-US', '12,050', '12.05 or 12050'],
    ['en-US', '1.500', '1.500'],
    ['en-US', '1,234.56', '1234.56'],
    ['en-US', '1,234,567', '1234567'],
    ['en-US', '1,234,567.8', '1234567.8'],
    ['en-US', '1.234,56', 'malformed'],
    ['en-US', '1.234.567', 'malformed'],
    ['en-US', '12,34.5', 'malformed'],
    ['en-US', '1,50,000', 'malformed'],
    ['en-US', '0,234.5', 'malformed'],
    ['en-US', '1 500', 'malformed'],
    ['en-US', "1'500", 'malformed'],
    ['en-ZA', '1,500', '1.5 or 1500'],
    ['de', '1,500', '1.500'],
    ['de', '1.500', '1.5 or 1500'],
    // A point with three decimals would be ambiguous too.
    ['de', '1.234', '1.2340 or 1234'],
    ['de', '1.2340', '1.2340'],
    ['de', '1.234,56', '1234.56'],
    ['de', '1.234.567', '1234567'],
    ['de', '1,234.56', 'malformed'],
    ['de', '1,234,567', 'malformed'],
    ['pt-BR', '1.500', '1.5 or 1500'],
    ['pt-BR', '1.500,25', '1500.25'],
    ['de-AT', '1.500', '1.5 or 1500'],
    ['de-AT', '1 500', '1500'],
    ['de-CH', '1.500', '1.500'],
    ['de-CH', '1,500', '1.5 or 1500'],
    ['de-CH', "1'500", '1500'],
    ['de-CH', '1’500.25', '1500.25'],
    ['fr', '1.500', '1.500'],
    ['fr', '1,500', '1.500'],
    ['fr', '1 500', '1500'],
    ['fr', '1\u202f500,25', '1500.25'],
    ['fr', '1\u00a0500.25', '1500.25'],
    ['sv', '1 500', '1500'],
    ['sv', '12 345 678,9', '12345678.9'],
    ['en-IN', '1,50,000', '150000'],
    ['en-IN', '12,34,567.8', '1234567.8'],
    ['en-IN', '1,500', '1.5 or 1500'],
    ['en-IN', '50,000', '50 or 50000'],
    ['ar-EG', '١٫٥', '1.5'],
    ['ar-EG', '١٬٥٠٠', '1500'],
    ['ar-EG', '١٬٥٠٠٫٢٥', '1500.25'],
    ['ar-EG', '1,500', '1.5 or 1500'],
    ['fa', '۱٫۵', '1.5'],
    // Digits of another language are not guessed.
    ['en-US', '١٫٥', 'malformed'],
  ])('%s: %s is %s', (locale, text, plain) => {
    expect(reading(text, locale)).toBe(plain);
  });
});

test('each of two readings, typed as written, has no other reading', () => {
  for (const [locale, text] of [
    ['en-US', '1,234'],
    ['de', '1.234'],
    ['de-CH', '1,234'],
    ['ar-EG', '1,234'],
  ] as const) {
    const [asDecimal = '', asWhole = ''] = reading(text, locale).split(' or ');
    expect(parseAmount(reading(asDecimal, locale))).toBe(parseAmount('1.234'));
    expect(parseAmount(reading(asWhole, locale))).toBe(parseAmount('1234'));
  }
});

// Regression: 'en-DE' groups with both signs, so '1.234' of a payment link had two readings in the field.
test('an amount written for a language reads back as the same amount there', () => {
  const any = fc.bigInt({ min: 0n, max: 10n ** 24n });
  const thousandths = fc.bigInt({ min: 0n, max: 10n ** 6n }).map((count) => count * 10n ** 15n);
  const amount = fc.oneof(any, thousandths);
  fc.assert(
    fc.property(amount, fc.constantFrom(...LOCALES), (wei, locale) => {
      const style = numberStyle(locale);
      expect(parseAmount(readTypedAmount(writeTypedAmount(formatAmount(wei), style), style))).toBe(wei);
    }),
  );
  expect(writeTypedAmount('1.234', numberStyle('de'))).toBe('1,234');
  expect(writeTypedAmount('1.234', numberStyle('fr'))).toBe('1.234');
  expect(writeTypedAmount('1.234', numberStyle('en-DE'))).toBe('1,2340');
});

/** People read numbers as Intl writes them: each must read back unchanged or be rejected as ambiguous. */
test('a number as its language writes it is never read as another amount', () => {
  const decimal = fc.tuple(fc.nat(9_999_999), fc.nat(999_999));
  fc.assert(
    fc.property(decimal, fc.constantFrom(...LOCALES), ([whole, millionths], locale) => {
      const plain = formatAmount(BigInt(whole) * 1_000_000n + BigInt(millionths), 6);
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
      const read = reading(format.format(plain as Intl.StringNumericLiteral), locale);
      if (read.includes(' or ')) {
        expect(read.split(' or ').map((text) => parseAmount(text))).toContain(parseAmount(plain));
      } else {
        expect(parseAmount(read)).toBe(parseAmount(plain));
      }
    }),
    { numRuns: 500 },
  );
});

test('answers a text of any length at once', () => {
  expect(reading('9'.repeat(1_000_000), 'en-US')).toBe('tooLarge');
  expect(reading(`1${',000'.repeat(300_000)}`, 'en-US')).toBe('malformed');
});
