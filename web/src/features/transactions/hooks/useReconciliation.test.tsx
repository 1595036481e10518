import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconcileTransactions } from '../api/reconcileTransactions.ts';
import { useReconciliation } from './useReconciliation.ts';

vi.mock('../api/reconcileTransactions.ts', () => ({ reconcileTransactions: vi.fn() }));
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reconcileTransactions).mockReset().mockResolvedValue(0);
});
afterEach(() => void vi.useRealTimers());

function follow(openCount: number, isWaiting: boolean) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook((props) => useReconciliation('alice', props.openCount, props.isWaiting), {
    wrapper,
    initialProps: { openCount, isWaiting },
  });
}

test.each([
  ['pending transactions are reconciled every few seconds', 1, true, 7],
  ['transactions in a block are reconciled at once and every 20 s', 1, false, 3],
  ['final transactions are not reconciled', 0, false, 0],
])('%s', async (_, openCount, isWaiting, questions) => {
  follow(openCount, isWaiting);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(reconcileTransactions).toHaveBeenCalledTimes(questions);
});
