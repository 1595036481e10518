import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { tokenCatalogue } from '../../catalogue/tokenCatalogue.ts';
import { NetworkProvider } from '../../features/networks/components/NetworkProvider.tsx';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { CatalogueTokenScreen } from './CatalogueTokenScreen.tsx';

vi.mock('../../features/accounts/hooks/usePrimaryAddress.ts', () => ({
  usePrimaryAddress: () => ({ status: 'loading', retry: () => undefined }),
}));
vi.mock('./TokenDialogs.tsx', () => ({ TokenDialogs: () => null }));
setUpComponentTests();

const off = (network: string, symbol: string) =>
  `${network} is switched off. Switch it on in Network settings to see, send and receive ${symbol}.`;
const switchedOff: Readonly<Record<string, string>> = {
  bnb: off('BNB Smart Chain', 'BNB'),
  avax: off('Avalanche', 'AVAX'),
};

// The coins of the networks that are on have pages of their own.
test.each(tokenCatalogue.filter(({ id }) => !['eth', 'matic'].includes(id)))(
  '$name ($id) says what it is, and why it cannot be sent',
  (token) => {
    const { name, symbol, network, ownNetworkId } = token;
    render(
      <MemoryRouter>
        <NetworkProvider>
          <CatalogueTokenScreen userId="alice" token={token} />
        </NetworkProvider>
      </MemoryRouter>,
      { wrapper: AppShell },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(screen.getByTestId('token-balance').textContent).toBe(`${ownNetworkId ? '—' : '0.00'} ${symbol}`);
    expect(screen.getByTestId('token-value').textContent).toBe(ownNetworkId ? 'No price known' : '$0.00');
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send.disabled).toBe(true);
    const reason = document.getElementById(send.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent.trim()).toBe(
      ownNetworkId
        ? `To send ${symbol}, add it with its contract address first. Add Token`
        : (switchedOff[token.id] ?? `The wallet cannot send ${symbol}: it does not work on ${network} yet.`),
    );
    expect(screen.getByText('No transactions yet')).toBeTruthy();
  },
);
