import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { listenToRecord } from '../calls/listenToRecord.ts';
import { useStepRecord } from './useStepRecord.ts';

vi.mock('../calls/listenToRecord.ts', () => ({ listenToRecord: vi.fn() }));
vi.mock('../refresh/batchQuery.ts', () => ({ batchQuery: vi.fn().mockResolvedValue(undefined) }));
setUpComponentTests();

const HASH = `0x${'ab'.repeat(32)}`;
const OTHER_HASH = `0x${'cd'.repeat(32)}`;
const onReplaced = vi.fn<(txHash: string) => void>();

/** Record that each new listener receives first. */
let reported: () => Partial<TransactionRecord> | undefined;

function follow(waitsForRecord = true) {
  return renderHook(
    ({ txHash }: { txHash: string }) =>
      useStepRecord({ userId: 'alice', network: 'ethereum', txHash, onReplaced, waitsForRecord }),
    { wrapper: AppShell, initialProps: { txHash: HASH } },
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  onReplaced.mockReset();
  vi.mocked(listenToRecord)
    .mockReset()
    .mockImplementation(() => (onData) => {
      onData(reported() as TransactionRecord | undefined);
      return () => undefined;
    });
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits a minute for a late record, and again on a retry', async () => {
  reported = () => undefined;
  const { result } = follow();
  expect(result.current.state).toBe('pending');
  await pass(59_000);
  expect(result.current.state).toBe('pending');
  await pass(10_000);
  expect(result.current.state).toBe('missing');
  act(() => result.current.refresh());
  expect(result.current.state).toBe('pending');
  reported = () => ({ status: 'completed', is_final: false });
  await pass(10_000);
  expect(result.current).toMatchObject({ state: 'completed', isFinal: false });
});

// Regression: the minute was counted from the first call, so that a later step was never waited for.
test('each followed call has a minute of its own', async () => {
  reported = () => ({ status: 'completed' });
  const { result, rerender } = follow();
  expect(result.current.state).toBe('completed');
  await pass(70_000);
  reported = () => undefined;
  rerender({ txHash: OTHER_HASH });
  expect(result.current.state).toBe('pending');
  await pass(55_000);
  expect(result.current.state).toBe('pending');
  reported = () => ({ status: 'completed' });
  await pass(4_000);
  expect(result.current.state).toBe('completed');
});

test('without waiting, a missing record is reported immediately', () => {
  reported = () => undefined;
  expect(follow(false).result.current.state).toBe('missing');
});

test('follows a replacement, and stores it once', () => {
  reported = () => ({
    status: 'failed',
    failure_reason: 'replaced',
    replaced_by: `0x${OTHER_HASH.slice(2).toUpperCase()}`,
  });
  const { result, rerender } = follow();
  expect(result.current.state).toBe('pending');
  expect(onReplaced.mock.calls).toEqual([[OTHER_HASH]]);
  reported = () => ({ status: 'completed' });
  rerender({ txHash: OTHER_HASH });
  expect(result.current).toMatchObject({ state: 'completed', isFinal: true });
  expect(onReplaced).toHaveBeenCalledOnce();
});

test('a call whose replacement is unknown is replaced', () => {
  reported = () => ({ status: 'failed', failure_reason: 'replaced' });
  expect(follow().result.current.state).toBe('replaced');
  expect(onReplaced).not.toHaveBeenCalled();
});
