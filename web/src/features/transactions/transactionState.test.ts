// @vitest-environment node
import { expect, test } from 'vitest';
import { transaction } from './testing/transaction.ts';
import { depthOf, isOpen, transactionState } from './transactionState.ts';

test.each([
  ['pending', { status: 'pending' }, true],
  ['dropped', { status: 'pending', dropped_at: 1 }, true],
  ['inBlock', { status: 'completed', is_final: false }, true],
  ['inBlock', { status: 'failed', is_final: false, failure_reason: 'reverted' }, true],
  ['confirmed', { status: 'completed', is_final: true }, false],
  ['failed', { status: 'failed', is_final: true, failure_reason: 'reverted' }, false],
  ['replaced', { status: 'failed', is_final: true, failure_reason: 'replaced' }, false],
  // Records of older versions, which had only a status.
  ['confirmed', { status: 'completed' }, false],
  ['failed', { status: 'failed' }, false],
] as const)('is %s: %o', (state, fields, open) => {
  expect(transactionState(transaction(fields))).toBe(state);
  expect(isOpen(transaction(fields))).toBe(open);
});

test("has its record's confirmations, of those its network requires", () => {
  expect(depthOf(transaction({ confirmations: 3, network: 'polygon' }))).toEqual({ count: 3, depth: 64 });
  expect(depthOf(transaction())).toBeUndefined();
  expect(depthOf(transaction({ confirmations: 3, network: 'elsewhere' }))).toBeUndefined();
});

test('an incoming transfer is followed by the scan, not with sends', () => {
  expect(isOpen(transaction({ type: 'receive', status: 'completed', is_final: false }))).toBe(false);
  expect(isOpen(transaction({ type: 'receive', status: 'pending' }))).toBe(false);
});
