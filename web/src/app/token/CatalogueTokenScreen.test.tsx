import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { tokenCatalogue, type CatalogueToken } from '../../catalogue/tokenCatalogue.ts';
import { NetworkProvider } from '../../features/networks/components/NetworkProvider.tsx';
import { switchedOnNetworks } from '../../lib/network/switchedOnNetworks.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { CatalogueTokenScreen } from './CatalogueTokenScreen.tsx';

vi.mock('../../features/accounts/hooks/usePrimaryAddress.ts', () => ({
  usePrimaryAddress: () => ({ status: 'loading', retry: () => undefined }),
}));
vi.mock('../../lib/prices/getPastPrices.ts', () => ({ getPastPrices: () => new Promise(() => undefined) }));
vi.mock('../../lib/prices/fetchCoinPrices.ts', () => ({
  fetchCoinPrices: ({ symbols }: { symbols: string[] }) =>
    Promise.resolve({
      prices: Object.fromEntries(
        symbols.map((symbol) => [symbol, { usd: symbol === 'LINK' ? 15.25 : 97_412.3, change24h: 1 }]),
      ),
      source: 'sample',
      asOf: '2026-11-21T10:00:00.000Z',
      ageMs: 0,
    }),
}));
vi.mock('./TokenDialogs.tsx', () => ({ TokenDialogs: () => null }));
setUpComponentTests();

const off = (network: string, symbol: string) =>
  `${network} is switched off. Switch it on in Network settings to see, send and receive ${symbol}.`;
/** Tokens of networks that are off by default. */
const switchedOff: Readonly<Record<string, string>> = {
  bnb: off('BNB Smart Chain', 'BNB'),
  avax: off('Avalanche', 'AVAX'),
  'shib-bnb': off('BNB Smart Chain', 'SHIB'),
};
const addFirst = (symbol: string) => `To send ${symbol}, add it with its contract address first. Add Token`;

function show(token: CatalogueToken) {
  render(
    <MemoryRouter>
      <NetworkProvider>
        <CatalogueTokenScreen userId="alice" token={token} />
      </NetworkProvider>
    </MemoryRouter>,
    { wrapper: AppShell },
  );
}

function reason() {
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(send.disabled).toBe(true);
  return document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent.trim();
}

// Coins of networks that are on have pages of their own.
test.each(tokenCatalogue.filter(({ id }) => !['eth', 'matic'].includes(id)))(
  '$name ($id) shows its description, and why it cannot be sent',
  (token) => {
    const { id, name, symbol, network, ownNetworkId, contract } = token;
    show(token);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(screen.getByTestId('token-balance').textContent).toBe(`${ownNetworkId ? '—' : '0.00'} ${symbol}`);
    const isPriced = ['bnb', 'avax'].includes(id) || contract !== undefined;
    const value = isPriced ? '—' : ownNetworkId ? 'No price available' : '$0.00';
    expect(screen.getByTestId('token-value').textContent).toBe(value);
    expect(reason()).toBe(
      switchedOff[id] ??
        (ownNetworkId
          ? addFirst(symbol)
          : `You can’t send ${symbol}: the wallet does not support ${network} yet.`),
    );
    expect(screen.getByText('No transactions yet')).toBeTruthy();
  },
);

// Regression: BNB and AVAX, which the user may hold, were '0.00' and '$0.00'.
test.each(Object.keys(switchedOff))('the balance of %s was not requested, and unknown is not zero', (id) => {
  const token = tokenCatalogue.find((one) => one.id === id);
  expect(token?.ownNetworkId).toBe(id === 'avax' ? 'avalanche' : 'bsc');
});

test('a token of a network that was switched on can be added', () => {
  switchedOnNetworks.set('bsc', true);
  const token = tokenCatalogue.find(({ id }) => id === 'shib-bnb');
  if (!token) throw new Error('There is no such token');
  show(token);
  expect(reason()).toBe(addFirst('SHIB'));
  switchedOnNetworks.forget();
});

// Regression: a token of the wallet's networks had no price and no chart before it was added, even where its
// contract is known.
test('a token that the wallet cannot hold has a price; one that it could hold has that of its symbol', async () => {
  const tokenOf = (id: string): CatalogueToken => {
    const found = tokenCatalogue.find((token) => token.id === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  show(tokenOf('btc'));
  expect((await screen.findByText('$97,412.30')).dataset['testid']).toBe('token-price');
  cleanup();
  show(tokenOf('link'));
  expect((await screen.findByText('$15.25')).dataset['testid']).toBe('token-price');
  expect(screen.getByTestId('token-value').textContent).toBe('—');
  cleanup();
  show(tokenOf('shib-bnb'));
  expect(screen.queryByTestId('token-price')).toBeNull();
});

test.each(['bnb', 'avax'])('the coin of a network that is off has its price: %s', async (id) => {
  const token = tokenCatalogue.find((one) => one.id === id);
  if (!token) throw new Error('There is no such token');
  show(token);
  expect((await screen.findByText('$97,412.30')).dataset['testid']).toBe('token-price');
});
