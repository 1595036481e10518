// @vitest-environment node
import { expect, it } from 'vitest';
import { spendableOf } from './spendableOf.ts';

// Regression: Send reported 'Insufficient funds' by the last known balance while nodes disagreed about incoming transfers.
it.each([
  ['the known balance', { wei: 7n, isDisputed: false }, 7n],
  ['undefined while the balance is unknown', { wei: undefined, isDisputed: false }, undefined],
  ['undefined while nodes disagree', { wei: 7n, isDisputed: true }, undefined],
])('returns the spendable amount: %s', (_, balance, spendable) => {
  expect(spendableOf(balance)).toBe(spendable);
});
