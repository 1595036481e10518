import { expect, test } from 'vitest';
import { numberStyle } from '../amounts/numberStyle.ts';
import { stakeSchema } from './stakeSchema.ts';

const schema = stakeSchema(numberStyle('en-US'));
const problemsOf = (amount: string) =>
  schema.safeParse({ amount }).error?.issues.map(({ message }) => message);

test.each([
  ['1', 10n ** 18n],
  [' 2 ', 2n * 10n ** 18n],
  ['0.5', 5n * 10n ** 17n],
  ['0,5', 5n * 10n ** 17n],
  ['.000000000000000001', 1n],
])('accepts %o', (amount, wei) => {
  expect(schema.parse({ amount })).toEqual({ amount: wei });
});

test.each(['', ' ', '0', '0.0', '-1'])('rejects %o', (amount) => {
  expect(problemsOf(amount)).toEqual(['defi.error.amountText']);
});

test.each([
  ['abc', 'send.error.amountMalformed'],
  ['1e3', 'send.error.amountMalformed'],
  ['1,500', 'send.error.amountAmbiguous {"typed":"1,500","asDecimal":"1.5","asWhole":"1500"}'],
  ['0.0000000000000000001', 'send.error.amountDecimals'],
  ['9'.repeat(90), 'send.error.amountTooLarge'],
])('names the problem of %.20s', (amount, message) => {
  expect(problemsOf(amount)).toEqual([message]);
});
