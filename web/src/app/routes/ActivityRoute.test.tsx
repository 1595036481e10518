import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useAllTransactions } from '../../features/transactions/hooks/useAllTransactions.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { ActivityRoute } from './ActivityRoute.tsx';

vi.mock('../../lib/session/useAuth.ts', () => ({ useAuth: vi.fn() }));
vi.mock('../../features/transactions/hooks/useAllTransactions.ts', () => ({ useAllTransactions: vi.fn() }));
vi.mock('../layout/WalletLayout.tsx', () => ({
  WalletLayout: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('../../features/activity/components/ActivityDashboard.tsx', () => ({
  ActivityDashboard: () => 'The dashboard',
}));
setUpComponentTests();

test('transactions that cannot be loaded show an error instead of four zeros, with a retry', () => {
  const problems = loggedProblems();
  const retry = vi.fn();
  vi.mocked(useAuth).mockReturnValue({ user: { id: 'alice' } } as ReturnType<typeof useAuth>);
  vi.mocked(useAllTransactions).mockReturnValue({ status: 'failed', error: new Error('offline'), retry });
  const route = (
    <MemoryRouter>
      <ActivityRoute />
    </MemoryRouter>
  );
  const { rerender } = render(route, { wrapper: AppShell });
  expect(screen.getByText('Failed to load transactions')).toBeTruthy();
  expect(screen.queryByText('The dashboard')).toBeNull();
  expect(problems()).toEqual([expect.stringContaining('Failed to load transactions')]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();

  vi.mocked(useAllTransactions).mockReturnValue({ status: 'loading', retry });
  rerender(
    <MemoryRouter>
      <ActivityRoute />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status', { busy: true })).toBeTruthy();
});
