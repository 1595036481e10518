// @vitest-environment node
import { expect, test } from 'vitest';
import { mayBeWanted } from './mayBeWanted.ts';

// Regression: an approval moves nothing, and was in no list of the home.
test('includes a call though it moves nothing, but not a transfer of zero', () => {
  expect(mayBeWanted({ amount: '0', call_kind: 'approve' })).toBe(true);
  expect(mayBeWanted({ amount: '0' })).toBe(false);
  expect(mayBeWanted({ amount: '0.1' })).toBe(true);
});
