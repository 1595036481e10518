import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { listenToRecord } from '../calls/listenToRecord.ts';
import { StoredList } from '../storage/StoredList.ts';
import type { StoredSequence } from './StoredSequence.ts';
import { useLastStep } from './useLastStep.ts';

vi.mock('../calls/listenToRecord.ts', () => ({ listenToRecord: vi.fn() }));
vi.mock('../refresh/batchQuery.ts', () => ({ batchQuery: vi.fn().mockResolvedValue(undefined) }));
setUpComponentTests();

const HASH = `0x${'ab'.repeat(32)}`;
const OTHER_HASH = `0x${'cd'.repeat(32)}`;
const list = new StoredList<StoredSequence>('lastStep', z.custom<StoredSequence>());
const approve: StoredSequence = {
  id: 'one',
  user_id: 'alice',
  network: 'ethereum',
  step: { name: 'approve', tx_hash: HASH },
  written_at: 1,
};
const replaced = { status: 'failed', failure_reason: 'replaced', replaced_by: OTHER_HASH } as const;

/** Records by hash; each listener receives its own. */
let records: Record<string, Partial<TransactionRecord>>;

function follow(sequence: StoredSequence) {
  return renderHook((props: StoredSequence) => useLastStep(list, props, false), {
    wrapper: AppShell,
    initialProps: sequence,
  });
}

beforeEach(() => {
  records = {};
  list.forget('alice');
  list.write(approve);
  vi.mocked(listenToRecord)
    .mockReset()
    .mockImplementation((id) => (onData) => {
      onData(records[id.split('_').at(-1) ?? ''] as TransactionRecord | undefined);
      return () => undefined;
    });
});

test('has the state of its record', () => {
  records = { [HASH]: { status: 'completed', is_final: false } };
  expect(follow(approve).result.current).toMatchObject({ state: 'completed', isFinal: false });
  expect(vi.mocked(listenToRecord).mock.lastCall).toEqual([`alice_1_${HASH}`]);
});

test.each<[string, StoredSequence['step']]>([
  ['before the first step', null],
  ['before its signature', { name: 'approve', tx_hash: null }],
])('follows nothing %s', (_, step) => {
  follow({ ...approve, step });
  expect(listenToRecord).not.toHaveBeenCalled();
});

test('stores the hash of a replacement, and changes nothing else', () => {
  records = { [HASH]: replaced, [OTHER_HASH]: { status: 'completed' } };
  const { result, rerender } = follow(approve);
  expect(result.current.state).toBe('pending');
  const [stored] = list.ofUser('alice');
  expect(stored).toEqual({ ...approve, step: { name: 'approve', tx_hash: OTHER_HASH } });
  rerender(stored ?? approve);
  expect(result.current.state).toBe('completed');
});

// Regression: a tab that still showed the approval overwrote the swap that another tab had signed: it could be signed twice.
test('overwrites no later step of another tab, and restores nothing that it has removed', () => {
  records = { [HASH]: replaced };
  const later = { ...approve, step: { name: 'swap', tx_hash: `0x${'ef'.repeat(32)}` } };
  list.write(later);
  follow(approve);
  expect(list.ofUser('alice')).toEqual([later]);
  list.remove('alice', 'one');
  follow(approve);
  expect(list.ofUser('alice')).toEqual([]);
});
