import { expect, it } from 'vitest';
import { spendableOf } from './spendableOf.ts';

// Regression: Send reported 'Insufficient funds' by the last known balance while nodes disagreed about incoming transfers.
it.each([
  ['what is known', { wei: 7n, isDisputed: false }, 7n],
  ['not known while it is not', { wei: undefined, isDisputed: false }, undefined],
  ['not what was known last while nodes differ', { wei: 7n, isDisputed: true }, undefined],
])('what may be spent is %s', (_, balance, spendable) => {
  expect(spendableOf(balance)).toBe(spendable);
});
