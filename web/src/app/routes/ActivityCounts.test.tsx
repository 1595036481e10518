import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useAllTransactions } from '../../features/transactions/hooks/useAllTransactions.ts';
import { transaction } from '../../features/transactions/testing/transaction.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { ActivityRoute } from './ActivityRoute.tsx';

vi.mock('../../lib/session/useAuth.ts', () => ({ useAuth: () => ({ user: { id: 'alice' } }) }));
vi.mock('../../features/transactions/hooks/useAllTransactions.ts', () => ({ useAllTransactions: vi.fn() }));
vi.mock('../../features/transactions/hooks/useReconciliation.ts', () => ({
  useReconciliation: () => undefined,
}));
vi.mock('../../features/tokens/hooks/useTokens.ts', () => ({ useTokens: () => ({ status: 'loading' }) }));
vi.mock('../../features/accounts/hooks/useAccounts.ts', () => ({
  useAccounts: () => ({ status: 'loading' }),
}));
vi.mock('../activity/usePortfolioValue.ts', () => ({ usePortfolioValue: () => ({ status: 'noMarket' }) }));
vi.mock('../layout/WalletLayout.tsx', () => ({
  WalletLayout: ({ children }: { children: React.ReactNode }) => children,
}));
setUpComponentTests();

// Regression: a transfer that was sped up twice counted as three, including by token and by network.
test('counts transactions with one nonce once', async () => {
  const attempt = (id: string, changes: object = {}) =>
    transaction({ id, tx_hash: `0x${id}`, nonce: 7, status: 'pending', ...changes });
  vi.mocked(useAllTransactions).mockReturnValue({
    status: 'ready',
    data: {
      records: [
        attempt('03'),
        attempt('02', { status: 'completed', block_number: 9 }),
        attempt('01'),
        attempt('00', { nonce: 6, network: 'polygon', token_symbol: 'POL' }),
      ],
      unreadable: 0,
    },
    retry: () => undefined,
  });
  render(
    <MemoryRouter>
      <ActivityRoute />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  const stats = await screen.findByRole('region', { name: 'Statistics' });
  expect(stats.textContent).toContain('Total Transactions2');
  expect(screen.getAllByText(/50\s?%/).length).toBeGreaterThan(0);
  expect(screen.getAllByTestId('transaction-row')).toHaveLength(2);
});
