// @vitest-environment node
import { expect, test } from 'vitest';
import { mayBeWanted } from './mayBeWanted.ts';

// Regression: an approval moves nothing, and was in no list of the home.
test('a call is in lists though it moves nothing; a transfer of nothing is not', () => {
  expect(mayBeWanted({ amount: '0', call_kind: 'approve' })).toBe(true);
  expect(mayBeWanted({ amount: '0' })).toBe(false);
  expect(mayBeWanted({ amount: '0.1' })).toBe(true);
});
