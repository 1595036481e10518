// @vitest-environment node
import { expect, test } from 'vitest';
import { canBeRequested } from './canBeRequested.ts';

// Regression: an approval moves nothing, and was in no list of the home.
test('includes a call though it moves nothing, but not a transfer of zero', () => {
  expect(canBeRequested({ amount: '0', call_kind: 'approve' })).toBe(true);
  expect(canBeRequested({ amount: '0' })).toBe(false);
  expect(canBeRequested({ amount: '0.1' })).toBe(true);
});
