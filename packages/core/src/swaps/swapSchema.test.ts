import { expect, test } from 'vitest';
import { numberStyle } from '../amounts/numberStyle.ts';
import { swapSchema } from './swapSchema.ts';

const schema = swapSchema(numberStyle('en-US'));
const problemOf = (amount: string) => schema.safeParse({ amount }).error?.issues[0]?.message;

test.each(['1', ' 0.25 ', '0.000000000000000001', '.5', '1,5'])('accepts %o', (amount) => {
  expect(problemOf(amount)).toBeUndefined();
});

test.each(['', '   ', '0', '0.000', '-1', '-0.5', '-'])(
  "answers %o with 'Please enter an amount'",
  (amount) => {
    expect(problemOf(amount)).toBe('swap.error.amount');
  },
);

test.each([
  ['1,500', 'send.error.amountAmbiguous {"typed":"1,500","asDecimal":"1.5","asWhole":"1500"}'],
  ['1e3', 'send.error.amountMalformed'],
  ['0.0000000000000000001', 'send.error.amountDecimals'],
  ['1'.repeat(90), 'send.error.amountTooLarge'],
])('names the problem of %s', (amount, message) => {
  expect(problemOf(amount)).toBe(message);
});

test('a token is swapped in its own smallest unit', () => {
  const ofToken = swapSchema(numberStyle('en-US'), 6);
  expect(ofToken.parse({ amount: '1.5' })).toEqual({ amount: 1_500_000n });
  expect(ofToken.safeParse({ amount: '0.0000001' }).error?.issues[0]?.message).toBe(
    'send.error.tokenDecimals',
  );
});

test('reports one problem at a time', () => {
  expect(schema.safeParse({ amount: '' }).error?.issues).toHaveLength(1);
});
