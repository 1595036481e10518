import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { networkChanges } from '../../../lib/refresh/networkChanges.ts';
import { trustedMarks } from '../../../lib/refresh/trustedMarks.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { reconcileTransactions } from '../api/reconcileTransactions.ts';
import { useReconciliation } from './useReconciliation.ts';

vi.mock('../api/reconcileTransactions.ts', () => ({ reconcileTransactions: vi.fn() }));
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reconcileTransactions).mockReset().mockResolvedValue(0);
});
afterEach(() => {
  cleanup();
  sessionEnd.dispatchEvent(new Event('end'));
  vi.useRealTimers();
});

const inBlock = { status: 'completed', network: 'ethereum', time: undefined } as const;
const sent = { status: 'pending', network: 'ethereum', time: undefined } as const;

function follow(open: Parameters<typeof useReconciliation>[1]) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useReconciliation('alice', open), { wrapper });
}

const trustMarks = () => trustedMarks.set(new Map([['ethereum', Date.now() + 600_000]]));
const asked = () => vi.mocked(reconcileTransactions).mock.calls.length;

test.each([
  ['pending transactions are reconciled every few seconds', [sent], 7],
  ['transactions in a block are reconciled at once and every 20 s', [inBlock], 3],
  ['final transactions are not reconciled', [], 0],
])('%s', async (_, open, questions) => {
  follow(open);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(asked()).toBe(questions);
});

test('a pending transaction is reconciled more rarely where a mark announces its block, and at once after it', async () => {
  trustMarks();
  follow([sent]);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(asked()).toBe(4);
  networkAttention.noticeChange('ethereum');
  expect(asked()).toBe(5);
});

test('a node that is behind the scanner is asked at the usual pace after the mark', async () => {
  trustMarks();
  follow([sent]);
  await vi.advanceTimersByTimeAsync(5_000);
  networkChanges.note('ethereum');
  networkAttention.noticeChange('ethereum');
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked()).toBe(3);
});

test('a change that the last answer has brought, or of another network, causes no request', async () => {
  follow([sent]);
  await vi.advanceTimersByTimeAsync(1_000);
  networkAttention.noticeChange('ethereum');
  await vi.advanceTimersByTimeAsync(1_500);
  networkAttention.noticeChange('polygon');
  expect(asked()).toBe(1);
});

test('polls at the usual pace if the marks of one network are not trusted', async () => {
  trustMarks();
  follow([sent, { ...sent, network: 'polygon' }]);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(asked()).toBe(7);
});
