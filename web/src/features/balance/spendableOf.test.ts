import { expect, it } from 'vitest';
import { spendableOf } from './spendableOf.ts';

// Regression: Send said 'Insufficient funds' by what was known last while nodes differed about what had come in.
it.each([
  ['what is known', { wei: 7n, isDisputed: false }, 7n],
  ['not known while it is not', { wei: undefined, isDisputed: false }, undefined],
  ['not what was known last while nodes differ', { wei: 7n, isDisputed: true }, undefined],
])('what may be spent is %s', (_, balance, spendable) => {
  expect(spendableOf(balance)).toBe(spendable);
});
