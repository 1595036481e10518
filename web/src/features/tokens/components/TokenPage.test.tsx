import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { hiddenBalance } from '../../../lib/storage/hiddenBalance.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { coinToken } from '../coinToken.ts';
import { TokenPage } from './TokenPage.tsx';

setUpComponentTests();
afterEach(() => hiddenBalance.remove());

test.each([
  ['polygon', 1],
  ['ethereum', 0],
] as const)('the page of the coin of %s shows its new name, if it was renamed', (id, times) => {
  render(
    <MemoryRouter>
      <TokenPage
        token={coinToken(networkById(id))}
        amount={() => '1'}
        value="$1.00"
        onSend={vi.fn()}
        onReceive={vi.fn()}
        transactions="none"
      />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  expect(screen.queryAllByText('MATIC has been called POL since 2024.')).toHaveLength(times);
});

// Regression: 'Hide balance' did not hide the amounts of a token's page.
test('balance and value are masked while amounts are hidden', () => {
  hiddenBalance.write('alice', true);
  render(
    <MemoryRouter>
      <TokenPage
        token={coinToken(networkById('ethereum'))}
        amount={() => '1.25'}
        value="$1.00"
        onSend={vi.fn()}
        onReceive={vi.fn()}
        transactions="none"
      />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  expect(screen.getByTestId('token-balance').textContent).toBe('•••••• ETH');
  expect(screen.getByTestId('token-value').textContent).toBe('••••••');
});
