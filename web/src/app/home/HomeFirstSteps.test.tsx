import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToHasContact } from '../../features/contacts/api/listenToHasContact.ts';
import { listenToLastDrill } from '../../features/phrase/api/listenToLastDrill.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { HomeFirstSteps } from './HomeFirstSteps.tsx';

vi.mock('../../features/contacts/api/listenToHasContact.ts', () => ({ listenToHasContact: vi.fn() }));
vi.mock('../../features/phrase/api/listenToLastDrill.ts', () => ({ listenToLastDrill: vi.fn() }));
setUpComponentTests();

let tellContact: (hasContact: boolean) => void;
let tellDrill: (at: Date | undefined) => void;
const receive = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(listenToHasContact).mockReturnValue((onData) => {
    tellContact = onData;
    return () => undefined;
  });
  vi.mocked(listenToLastDrill).mockReturnValue((onData) => {
    tellDrill = (at) => onData({ at });
    return () => undefined;
  });
});

const account: WalletAddress = {
  user_id: 'alice',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  network: 'ethereum',
  is_primary: true,
  derivation_index: 0,
  watch_only: false,
};
const watched: WalletAddress = { ...account, derivation_index: null, watch_only: true };

const list = (hasCoins: boolean | undefined, walletAddress = account, userId = 'alice') => (
  <HomeFirstSteps userId={userId} walletAddress={walletAddress} hasCoins={hasCoins} onReceive={receive} />
);

/** Shows the home's list, with the facts of a wallet that has neither coins, contacts nor a drill. */
async function open(hasCoins: boolean | undefined, walletAddress = account) {
  const view = render(list(hasCoins, walletAddress), {
    wrapper: ({ children }) => (
      <AppShell>
        <MemoryRouter>{children}</MemoryRouter>
      </AppShell>
    ),
  });
  await vi.waitFor(() => expect(listenToHasContact).toHaveBeenCalledWith('alice'));
  await act(() => Promise.resolve());
  act(() => {
    tellContact(false);
    tellDrill(undefined);
  });
  return view;
}

const rows = () =>
  within(screen.getByRole('region', { name: 'First steps' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('lists the steps of a new wallet, each of which opens its screen', async () => {
  await open(false);
  expect(rows()).toHaveLength(3);
  expect(screen.getByText('0 of 3 done')).toBeTruthy();
  const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkOf(/Back up your recovery phrase/)).toBe('/settings?open=drill');
  expect(linkOf(/Add a contact/)).toBe('/contacts');
  await userEvent.click(screen.getByRole('button', { name: /Receive your first coin/ }));
  expect(receive).toHaveBeenCalledOnce();
});

test('ticks what is done, and is gone for good with the last step', async () => {
  const { rerender } = await open(false);
  act(() => tellContact(true));
  expect(screen.getByText('1 of 3 done')).toBeTruthy();
  expect(rows()[2]).toBe('Add a contact (Done)');
  rerender(list(true));
  act(() => tellDrill(new Date()));
  expect(screen.queryByText('First steps')).toBeNull();

  vi.mocked(listenToHasContact).mockClear();
  rerender(list(false));
  rerender(<p />);
  rerender(list(false));
  await act(() => Promise.resolve());
  expect(screen.queryByText('First steps')).toBeNull();
  expect(listenToHasContact).not.toHaveBeenCalled();
});

test('waits until all is known: a tick that appears late would look like an action', async () => {
  const { rerender } = await open(undefined);
  expect(screen.queryByText('First steps')).toBeNull();
  rerender(list(false));
  expect(rows()).toHaveLength(3);
});

test('does not ask to back up a watch-only account', async () => {
  await open(false, watched);
  expect(rows()).toHaveLength(2);
  expect(screen.queryByText(/recovery phrase/)).toBeNull();
});

test('is hidden for one user on this device', async () => {
  const { rerender } = await open(false);
  await userEvent.click(screen.getByRole('button', { name: 'Hide first steps' }));
  expect(screen.queryByText('First steps')).toBeNull();
  rerender(<p />);
  rerender(list(false));
  await act(() => Promise.resolve());
  expect(screen.queryByText('First steps')).toBeNull();

  vi.mocked(listenToHasContact).mockClear();
  rerender(list(false, account, 'bob'));
  await vi.waitFor(() => expect(listenToHasContact).toHaveBeenCalledWith('bob'));
});
