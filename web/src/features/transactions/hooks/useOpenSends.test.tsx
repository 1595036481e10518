import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Listen, Snapshot } from '../../../lib/firebase/useSnapshot.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { listenToPendingTransactions } from '../api/listenToPendingTransactions.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { useOpenSends } from './useOpenSends.ts';

setUpComponentTests();
vi.mock('../api/listenToPendingTransactions.ts');

let callbacks: Parameters<Listen<Records<Transaction>>>;
beforeEach(() => {
  vi.mocked(listenToPendingTransactions).mockReturnValue((...listener) => {
    callbacks = listener;
    return () => undefined;
  });
});

const latestOf = (...records: Transaction[]): Snapshot<Records<Transaction>> => ({
  status: 'ready',
  data: { records, unreadable: 0 },
});
const waiting = (id: string) => transaction({ id, status: 'pending' });
const inBlock = (id: string) => transaction({ id, is_final: false });

// Regression: a send that newer rows had pushed out of the five on the home was no longer followed, and the balance was not updated.
test('follows pending sends however many newer ones there are', () => {
  const latest = latestOf(transaction({ id: 'new' }), inBlock('block'), waiting('both'));
  const { result } = renderHook(() => useOpenSends('alice', latest));
  expect(result.current).toEqual({ isLoading: true, open: [inBlock('block'), waiting('both')] });
  act(() => callbacks[0]({ records: [waiting('both'), waiting('old')], unreadable: 0 }));
  expect(result.current).toEqual({
    isLoading: false,
    open: [inBlock('block'), waiting('both'), waiting('old')],
  });
  act(() => callbacks[0]({ records: [waiting('both')], unreadable: 0 }));
  expect(result.current).toEqual({ isLoading: false, open: [inBlock('block'), waiting('both')] });
});

test('follows the latest where the list of pending ones fails', () => {
  const { result } = renderHook(() => useOpenSends('alice', latestOf(waiting('new'))));
  act(() => callbacks[1](new Error('unavailable')));
  expect(result.current).toEqual({ isLoading: false, open: [waiting('new')] });
});

test('listens to nothing before the user is known', () => {
  const { result } = renderHook(() => useOpenSends(undefined, { status: 'loading' }));
  expect(result.current).toEqual({ isLoading: true, open: [] });
  expect(listenToPendingTransactions).not.toHaveBeenCalled();
});
