import { expect, test } from 'vitest';
import { swapSchema } from './swapSchema.ts';

const problemOf = (amount: string) => swapSchema.safeParse({ amount }).error?.issues[0]?.message;

test.each(['1', ' 0.25 ', '0.000000000000000001', '.5'])('%o can be swapped', (amount) => {
  expect(problemOf(amount)).toBeUndefined();
});

test.each(['', '   ', '0', '0.000', '-1', '-0.5', '-'])(
  "%o is answered 'Please enter an amount'",
  (amount) => {
    expect(problemOf(amount)).toBe('swap.error.amount');
  },
);

test.each([
  ['1,5', 'send.error.amountMalformed'],
  ['1e3', 'send.error.amountMalformed'],
  ['0.0000000000000000001', 'send.error.amountDecimals'],
  ['1'.repeat(90), 'send.error.amountTooLarge'],
])('%s says what is wrong with it', (amount, message) => {
  expect(problemOf(amount)).toBe(message);
});

test('there is one complaint at a time', () => {
  expect(swapSchema.safeParse({ amount: '' }).error?.issues).toHaveLength(1);
});
