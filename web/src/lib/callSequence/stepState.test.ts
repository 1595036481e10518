// @vitest-environment node
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { expect, test } from 'vitest';
import { stepState } from './stepState.ts';

const record = (facts: Partial<TransactionRecord>) => ({ type: 'send', ...facts }) as TransactionRecord;

/** A transfer of 0 to oneself that replaces another transaction. */
const CANCELS = { replaces: `0x${'ab'.repeat(32)}`, amount: '0', from_address: 'A', to_address: 'A' };

test.each([
  ['unreadable', undefined, 'failed'],
  ['unreadable', record({ status: 'completed' }), 'failed'],
  ['pending', undefined, 'loading'],
  ['missing', undefined, 'ready'],
  ['pending', record({ status: 'pending' }), 'ready'],
  ['completed', record({ status: 'completed', is_final: false }), 'ready'],
  ['failed', record({ status: 'failed', failure_reason: 'reverted' }), 'ready'],
  ['replaced', record({ status: 'failed', failure_reason: 'replaced' }), 'ready'],
  ['replaced', record({ ...CANCELS, status: 'completed' }), 'ready'],
  ['replaced', record({ ...CANCELS, status: 'pending' }), 'ready'],
] as const)('%s of %o, which is %s', (state, known, reading) => {
  expect(stepState(known, reading)).toBe(state);
});
