import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { listenToRecord } from './listenToRecord.ts';
import { useCallState } from './useCallState.ts';

vi.mock('./listenToRecord.ts', () => ({ listenToRecord: vi.fn() }));
vi.mock('../refresh/batchQuery.ts', () => ({ batchQuery: vi.fn().mockResolvedValue(undefined) }));
setUpComponentTests();

const HASH = `0x${'ab'.repeat(32)}`;
const OTHER_HASH = `0x${'cd'.repeat(32)}`;
const onReplaced = vi.fn<(txHash: string) => void>();

/** Record that each new listener receives first. */
let told: () => Partial<TransactionRecord> | undefined;

function follow(isWaitedFor = true) {
  return renderHook(
    ({ txHash }: { txHash: string }) =>
      useCallState({ userId: 'alice', network: 'ethereum', txHash, onReplaced, isWaitedFor }),
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
      onData(told() as TransactionRecord | undefined);
      return () => undefined;
    });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a record that is late is waited for a minute, and once more when somebody wants it', async () => {
  told = () => undefined;
  const { result } = follow();
  expect(result.current.state).toBe('pending');
  await pass(59_000);
  expect(result.current.state).toBe('pending');
  await pass(10_000);
  expect(result.current.state).toBe('unheard');
  act(() => result.current.lookAgain());
  expect(result.current.state).toBe('pending');
  told = () => ({ status: 'completed', is_final: false });
  await pass(10_000);
  expect(result.current).toMatchObject({ state: 'completed', isFinal: false });
});

// Regression: the minute was counted from the first call, so that a later step was never waited for.
test('each call that is followed has a minute of its own', async () => {
  told = () => ({ status: 'completed' });
  const { result, rerender } = follow();
  expect(result.current.state).toBe('completed');
  await pass(70_000);
  told = () => undefined;
  rerender({ txHash: OTHER_HASH });
  expect(result.current.state).toBe('pending');
  await pass(55_000);
  expect(result.current.state).toBe('pending');
  told = () => ({ status: 'completed' });
  await pass(4_000);
  expect(result.current.state).toBe('completed');
});

test('where nobody waits for it, it is told at once that there is none', () => {
  told = () => undefined;
  expect(follow(false).result.current.state).toBe('unheard');
});

test('what took its place is followed, and kept once', () => {
  told = () => ({
    status: 'failed',
    failure_reason: 'replaced',
    replaced_by: `0x${OTHER_HASH.slice(2).toUpperCase()}`,
  });
  const { result, rerender } = follow();
  expect(result.current.state).toBe('pending');
  expect(onReplaced.mock.calls).toEqual([[OTHER_HASH]]);
  told = () => ({ status: 'completed' });
  rerender({ txHash: OTHER_HASH });
  expect(result.current).toMatchObject({ state: 'completed', isFinal: true });
  expect(onReplaced).toHaveBeenCalledOnce();
});

test('what nobody knows the successor of is undone', () => {
  told = () => ({ status: 'failed', failure_reason: 'replaced' });
  expect(follow().result.current.state).toBe('undone');
  expect(onReplaced).not.toHaveBeenCalled();
});
