import { expect, test } from 'vitest';
import { stakeSchema } from './stakeSchema.ts';

test.each(['1', '0.5', ' 2 ', '.000000000000000001'])('%o can be staked', (amount) => {
  expect(stakeSchema.safeParse({ amount }).success).toBe(true);
});

test.each(['', ' ', '0', '0.0', '-1', 'abc', '1,5', '1e3', '0.0000000000000000001', '9'.repeat(90)])(
  '%o cannot',
  (amount) => {
    expect(stakeSchema.safeParse({ amount }).error?.issues.map(({ message }) => message)).toEqual([
      'defi.error.amountText',
    ]);
  },
);
