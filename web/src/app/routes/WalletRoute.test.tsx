import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkProvider } from '../../features/networks/components/NetworkProvider.tsx';
import type { SendDialog } from '../../features/signing/transfer/SendDialog.tsx';
import { transaction } from '../../features/transactions/testing/transaction.ts';
import { holding, holdingsAnswer, tokenFacts } from '../../features/holdings/testing/holdingsAnswer.ts';
import { fakeListeners } from '../../lib/firebase/testing/fakeListeners.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { servePublicPrices } from '../../lib/prices/testing/servePublicPrices.ts';
import { AuthContext, type Auth } from '../../lib/session/AuthContext.ts';
import { texts } from '../../texts/texts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { goOffline } from '../../testing/connection.ts';
import { rest } from '../../testing/rest.ts';
import { sessionOf, verifiedSession } from '../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { storeSession } from '../../testing/storeSession.ts';
import { forgetChoices } from '../session/forgetChoices.ts';
import { lastKnownHome } from '../home/lastKnownHome.ts';
import { RequireVerified } from '../session/RequireVerified.tsx';
import { MAX_WAIT_MS } from '../layout/useAfterFirstDraw.ts';
import { WalletRoute } from './WalletRoute.tsx';

/* Last known figures (decision 36): shown until the current ones arrive, and used for nothing else. */

const sendDialog = vi.hoisted(() => vi.fn());
vi.mock('../../features/signing/transfer/SendDialog.tsx', () => ({
  SendDialog: (props: unknown) => {
    sendDialog(props);
    return null;
  },
}));
vi.mock('firebase/firestore', () => ({
  Timestamp: Date,
  onSnapshot: (...call: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...call),
  collection: (_: unknown, name: string) => name,
  query: (name: string) => name,
  where: () => '',
  orderBy: () => '',
  limit: () => '',
}));
vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {}, functions: {} }),
}));
setUpComponentTests();

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const CONTRACT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 60 * 60_000;
const AS_OF = /^As of/;

const unknown = sessionOf({ status: 'loading' });
const unread = { ...verifiedSession, profile: 'loading', isVerified: false } as const;
const token = {
  token_name: 'USD Coin',
  token_symbol: 'USDC',
  contract_address: CONTRACT,
  network: 'ethereum' as const,
  icon: '',
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sendDialog.mockClear();
  storeSession('alice');
  const { id, type, status, amount, token_symbol, from_address, to_address, network } = transaction();
  lastKnownHome.store({
    version: 1,
    userId: 'alice',
    primary: { address: ADDRESS, watch_only: false },
    balance: {
      networkId: 'ethereum',
      wei: '1500000000000000000',
      price: { usd: 3000, isSample: false },
      at: NOW - HOUR,
    },
    tokens: [{ id: 'token', ...token, held: { amount: '2500000', decimals: 6, at: NOW - HOUR } }],
    transactions: {
      rows: [{ id, type, status, amount, token_symbol, from_address, to_address, network, time: NOW - HOUR }],
      at: NOW - HOUR,
    },
  });
});
afterEach(() => {
  fakeListeners.reset();
  fakeServer.reset();
  window.localStorage.clear();
});

function openScreen(session: Auth) {
  const router = createMemoryRouter(
    [
      { element: <RequireVerified />, children: [{ path: '/wallet', element: <WalletRoute /> }] },
      { path: '/auth', element: 'Sign in' },
      { path: '/recovery-phrase', element: 'Twelve words' },
    ],
    { initialEntries: ['/wallet'] },
  );
  const screenOf = (auth: Auth) => (
    <AppShell>
      <AuthContext value={auth}>
        <NetworkProvider>
          <RouterProvider router={router} />
        </NetworkProvider>
      </AuthContext>
    </AppShell>
  );
  const { rerender, unmount } = render(screenOf(session));
  return { rerender: (auth: Auth) => rerender(screenOf(auth)), unmount };
}

function open(session: Auth) {
  const { rerender } = openScreen(session);
  return async (auth: Auth) => {
    rerender(auth);
    await rest();
  };
}

/** Emits the documents of a collection. */
async function databaseSays(collection: string, ...documents: Record<string, unknown>[]) {
  await databaseHas(collection, false, documents);
}

async function databaseHas(collection: string, fromCache: boolean, documents: Record<string, unknown>[]) {
  const docs = documents.map((data, index) => ({
    id: `${collection}-${index}`,
    data: () => data,
    get: () => '',
  }));
  const docChanges = () => docs.map((doc) => ({ doc }));
  act(() =>
    fakeListeners.hear({ empty: docs.length === 0, metadata: { fromCache }, docs, docChanges }, collection),
  );
  await rest();
}
const addressIs = (address: string) =>
  databaseSays('wallet_addresses', { user_id: 'alice', address, is_primary: true });

const coin = () => screen.queryByTestId('balance-coin')?.textContent;
const dollars = () => screen.queryByTestId('balance-usd')?.textContent;
/** By text or label: roles are slow to find in a whole screen. */
function button(name: string): HTMLButtonElement {
  const found = (screen.queryByText(name) ?? screen.getByLabelText(name)).closest('button');
  if (!found) throw new Error(`${name} is no button`);
  return found;
}
const lastProps = () => sendDialog.mock.lastCall?.[0] as ComponentProps<typeof SendDialog> | undefined;

describe('until it is known who is there', () => {
  test('the last figures are shown, each with its time, and no request is sent', async () => {
    open(unknown);
    expect([coin(), dollars()]).toEqual(['1.5 ETH', '$4,500.00']);
    // The rest waits for the user, but not long.
    await rest(MAX_WAIT_MS);
    expect(screen.getByText('2.5 USDC')).toBeTruthy();
    expect(screen.getByTestId('transaction-row').textContent).toContain('0.25 ETH');
    expect(screen.getByTestId('primary-address').title).toBe(ADDRESS);
    // The balance, its row among the tokens, the token, and the transactions.
    expect(screen.getAllByText(AS_OF)).toHaveLength(4);
    expect(screen.getAllByText(AS_OF)[0]?.textContent).toMatch(/Nov 22/);
    expect(screen.queryByText('Loading balance...')).toBeNull();
    await rest(1_000);
    expect(fakeListeners.targets()).toEqual([]);
    expect(fakeServer.askedNames()).toEqual([]);
  });

  test.each([
    ['nobody has said', unknown],
    ['the profile is not known', unread],
  ])('nothing can be sent, received or copied: %s', async (_, session) => {
    open(session);
    await rest();
    for (const name of ['Send', 'Receive', 'Copy address']) {
      expect(button(name).disabled).toBe(true);
    }
    // The account switcher reads the addresses of a known user once its code is loaded, at any time.
    expect(fakeListeners.targets().filter((target) => target !== 'wallet_addresses')).toEqual([]);
  });

  test('a long wait shows a notice, and a session that could not be read offers a retry', async () => {
    const becomes = open(unknown);
    await rest(8_000);
    expect(screen.getByText('This is taking longer than usual.')).toBeTruthy();
    const retryProfile = vi.fn();
    await becomes({ ...unknown, profile: 'failed', retryProfile });
    expect(coin()).toBe('1.5 ETH');
    act(() => button('Try again').click());
    expect(retryProfile).toHaveBeenCalledOnce();
  });

  test('a session that has ended takes them from the screen', async () => {
    const becomes = open(unknown);
    await becomes(sessionOf());
    expect(coin()).toBeUndefined();
    expect(screen.getByText('Sign in')).toBeTruthy();
  });

  // Regression: a device whose session was revoked elsewhere showed them for a week when opened offline.
  test.each([
    ['nobody has said', unknown],
    ['the profile is not known', unread],
    ['it could not be read', { ...unread, profile: 'failed' } as const],
  ])('they are shown for three days after the last answer and no longer: %s', async (_, session) => {
    goOffline();
    const { unmount } = openScreen(session);
    await rest(60_000);
    expect(coin()).toBe('1.5 ETH');
    expect(screen.getAllByText(AS_OF).length).toBeGreaterThan(0);
    unmount();
    vi.setSystemTime(NOW - HOUR + 3 * 24 * HOUR);
    const becomes = open(session);
    await rest();
    expect(coin()).toBeUndefined();
    expect(screen.queryByText(AS_OF)).toBeNull();
    fakeServer.answer('refreshWallet', () => new Promise(() => undefined));
    await becomes(verifiedSession);
    expect(coin()).toBe('1.5 ETH');
  });

  test('a server that refuses the session takes them from the screen', async () => {
    const becomes = open(unread);
    await rest();
    expect(coin()).toBe('1.5 ETH');
    await becomes({ ...unread, profile: 'failed', isRefused: true });
    expect(coin()).toBeUndefined();
    expect(screen.queryByText(AS_OF)).toBeNull();
  });

  test('without a network, a user whom Firebase restored receives on the last known address, marked', async () => {
    goOffline();
    open(unread);
    await rest(1_000);
    expect(button('Send').disabled).toBe(true);
    act(() => button('Receive').click());
    // Its code is loaded on demand.
    await vi.waitFor(() => expect(screen.getByText(texts['receive.lastKnown'])).toBeTruthy(), {
      timeout: 20_000,
    });
    const dialog = screen.getByText(texts['receive.lastKnown']).closest('[role="dialog"]');
    expect(dialog?.textContent).toMatch(/As of Nov 22/);
    expect(dialog?.textContent).toContain(ADDRESS);
  });

  // Regression: the choice was forgotten on every load, and the first paint showed the figures.
  test('a hidden balance stays hidden after a reload, for that user', () => {
    const { unmount } = openScreen(unknown);
    act(() => button(texts['home.hideBalance']).click());
    expect(coin()).not.toBe('1.5 ETH');
    unmount();
    const again = openScreen(unknown);
    expect(coin()).not.toContain('1.5');
    expect(document.body.textContent).not.toContain('4,500');
    act(() => button(texts['home.showBalance']).click());
    again.unmount();
    const shown = openScreen(unknown);
    expect(coin()).toBe('1.5 ETH');
    act(() => button(texts['home.hideBalance']).click());
    shown.unmount();
    forgetChoices('alice');
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('home.'))).toEqual([]);
  });

  test('another user does not see them', async () => {
    const becomes = open(unknown);
    await becomes({ ...verifiedSession, user: { id: 'bob', email: 'bob@example.com' } });
    expect(coin()).toBeUndefined();
    expect(screen.queryByTestId('transaction-row')).toBeNull();
    expect(screen.queryByText(AS_OF)).toBeNull();
    expect(window.localStorage.getItem('lastKnownHome')).toBeNull();
  });

  test('a new user waits as usual', () => {
    window.localStorage.removeItem('lastKnownHome');
    open(unknown);
    expect(screen.getByText('Loading…')).toBeTruthy();
    expect(coin()).toBeUndefined();
  });
});

describe('once it is known who is there', () => {
  test('no figure of the last visit reaches Send', async () => {
    fakeServer.answer('refreshWallet', () => new Promise(() => undefined));
    open(verifiedSession);
    await rest();
    await addressIs(ADDRESS);
    expect(coin()).toBe('1.5 ETH');
    act(() => button('Send').click());
    await vi.waitFor(() => expect(sendDialog).toHaveBeenCalled());
    expect(lastProps()).toMatchObject({ sender: { address: ADDRESS }, balance: undefined });
    expect(lastProps()?.price).toBeUndefined();
  });

  test('the answers replace them, and are stored from then on', async () => {
    servePublicPrices(() => ({ prices: { ETH: { usd: 2000, change24h: 0 } } }));
    fakeServer.answer('refreshWallet', (input) => ({
      balances: [{ answer: { balance: '7' } }],
      tokenBalances: [],
      holdings: (input as { holdings?: { network: string }[] }).holdings?.map(({ network }) => ({
        answer: holdingsAnswer(
          [
            holding(ADDRESS, network === 'mainnet' ? 7n * 10n ** 18n : 0n),
            ...(network === 'mainnet' ? [holding(ADDRESS, 9_000_000n, CONTRACT)] : []),
          ],
          network === 'mainnet' ? [tokenFacts(CONTRACT)] : [],
        ),
      })),
    }));
    open(verifiedSession);
    await rest();
    // The total on all networks: its code is loaded after that of the wallet.
    await vi.waitFor(() => expect(screen.queryByTestId('total')).not.toBeNull());
    await rest();
    await databaseSays('tokens', { user_id: 'alice', ...token });
    await databaseSays('transactions', { ...transaction({ amount: '0.5' }), signed_transaction: '0x02' });
    await addressIs(ADDRESS);
    // Later listeners receive it as well, as from the database.
    await databaseSays('tokens', { user_id: 'alice', ...token });
    await addressIs(ADDRESS);
    await rest(200);
    expect([coin(), dollars()]).toEqual(['7 ETH', '$14,000.00']);
    expect(screen.getByText('9 USDC')).toBeTruthy();
    expect(screen.getByTestId('total').textContent).toBe('$14,000.00');
    expect(screen.getByTestId('total-partial').textContent).toBe(
      'Partial total. Not included: prices that are unavailable.',
    );
    expect(screen.getByTestId('transaction-row').textContent).toContain('0.5 ETH');
    expect(screen.queryByText(AS_OF)).toBeNull();
    expect(button('Send').disabled).toBe(false);
    expect(lastKnownHome.read('alice')).toMatchObject({
      primary: { address: ADDRESS, watch_only: false },
      balance: { networkId: 'ethereum', wei: '7000000000000000000', price: { usd: 2000, isSample: false } },
      tokens: [{ id: 'tokens-0', held: { amount: '9000000', decimals: 6 } }],
      transactions: { rows: [{ amount: '0.5' }] },
    });
    expect(lastKnownHome.read('alice')?.transactions?.at).toBeGreaterThanOrEqual(NOW);
  });

  // Regression: each answer of the balance stamped the list as current, though the list had not been
  // confirmed again.
  test('the list of transactions is stored with the time at which the server confirmed it', async () => {
    fakeServer.answer('refreshWallet', () => new Promise(() => undefined));
    open(verifiedSession);
    await rest();
    await addressIs(ADDRESS);
    await databaseHas('transactions', true, [{ ...transaction({ amount: '0.125' }) }]);
    expect(lastKnownHome.read('alice')?.transactions).toMatchObject({
      rows: [{ amount: '0.25' }],
      at: NOW - HOUR,
    });
    const confirmedAt = Date.now();
    await databaseSays('transactions', { ...transaction({ amount: '0.5' }) });
    await rest(60_000);
    // Another value arrives, and everything is stored again.
    await databaseSays('tokens', { user_id: 'alice', ...token });
    const stored = lastKnownHome.read('alice');
    expect(stored?.tokens).toMatchObject([{ id: 'tokens-0' }]);
    expect(stored?.transactions).toMatchObject({ rows: [{ amount: '0.5' }], at: confirmedAt });
    await databaseHas('transactions', true, [{ ...transaction({ amount: '0.75' }) }]);
    expect(lastKnownHome.read('alice')?.transactions?.at).toBe(confirmedAt);
  });

  // Regression: the failure replaced the list that stays according to decision 36.
  test('where the list cannot be read, the last known one stays, marked, with the failure', async () => {
    fakeServer.answer('refreshWallet', () => new Promise(() => undefined));
    open(verifiedSession);
    await rest();
    act(() => fakeListeners.fail(new Error('unavailable')));
    await rest();
    expect(screen.getByText(texts['home.error.transactions'])).toBeTruthy();
    expect(screen.getByTestId('transaction-row').textContent).toContain('0.25 ETH');
    expect(screen.getAllByText(AS_OF).length).toBeGreaterThan(0);
  });

  test('where the chain does not answer, the last known balance stays, marked, with the failure', async () => {
    fakeServer.answer('refreshWallet', () => {
      throw fakeServer.failure('unavailable', 'The node is down.');
    });
    open(verifiedSession);
    await rest();
    await addressIs(ADDRESS);
    await rest(2_000);
    expect(coin()).toBe('1.5 ETH');
    expect(screen.getAllByText(AS_OF).length).toBeGreaterThan(0);
    expect(
      screen.getByText('The network did not answer. Your coins are not affected. Try again.'),
    ).toBeTruthy();
    expect(lastKnownHome.read('alice')?.balance).toMatchObject({
      wei: '1500000000000000000',
      at: NOW - HOUR,
    });
  });

  test('holdings of another address are not shown', async () => {
    fakeServer.answer('refreshWallet', () => new Promise(() => undefined));
    open(verifiedSession);
    await rest();
    await addressIs('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
    expect(coin()).toBeUndefined();
    expect(screen.getByText('Loading balance...')).toBeTruthy();
    expect(screen.queryByText('2.5 USDC')).toBeNull();
    expect(lastKnownHome.read('alice')).toBeUndefined();
  });

  test('an answer after the session has ended, in any tab, is not stored', async () => {
    open(verifiedSession);
    await rest();
    window.localStorage.clear();
    await addressIs(ADDRESS);
    expect(window.localStorage).toHaveLength(0);
  });
});
