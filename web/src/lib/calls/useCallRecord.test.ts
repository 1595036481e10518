import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { batchQuery } from '../refresh/batchQuery.ts';
import { listenToRecord } from './listenToRecord.ts';
import { useCallRecord } from './useCallRecord.ts';

vi.mock('./listenToRecord.ts', () => ({ listenToRecord: vi.fn() }));
vi.mock('../refresh/batchQuery.ts', () => ({ batchQuery: vi.fn().mockResolvedValue({ pending: 1 }) }));
setUpComponentTests();

/** Record that each new listener receives. */
let reported: Partial<TransactionRecord>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(batchQuery).mockClear();
  vi.mocked(listenToRecord).mockImplementation(() => (onData) => {
    onData(reported as TransactionRecord);
    return () => undefined;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function useThree() {
  useCallRecord('alice', 'ethereum', '0x01');
  useCallRecord('alice', 'ethereum', '0x02');
  useCallRecord('alice', 'polygon', '0x03');
}

test('one request settles all pending calls of a user, every four seconds', async () => {
  reported = { status: 'pending' };
  renderHook(useThree, { wrapper: AppShell });
  await pass(0);
  expect(batchQuery).toHaveBeenCalledOnce();
  await pass(20_500);
  expect(vi.mocked(batchQuery).mock.calls).toEqual(Array.from({ length: 6 }, () => ['settling', {}]));
});

test('nothing is asked about calls that are in a block', async () => {
  reported = { status: 'completed' };
  renderHook(useThree, { wrapper: AppShell });
  await pass(20_500);
  expect(batchQuery).not.toHaveBeenCalled();
});
