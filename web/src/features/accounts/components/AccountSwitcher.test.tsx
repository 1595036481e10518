import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeListeners } from '../../../lib/firebase/testing/fakeListeners.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { setPrimaryAccount } from '../api/setPrimaryAccount.ts';
import { AccountSwitcher } from './AccountSwitcher.tsx';

vi.mock('firebase/firestore', () => ({
  onSnapshot: (...call: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...call),
  collection: (_: unknown, name: string) => name,
  query: (name: string, ...parts: string[]) => [name, ...parts].filter(Boolean).join(' '),
  limit: () => '',
  where: (field: string) => field,
  orderBy: (field: string) => field,
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));
vi.mock('../api/setPrimaryAccount.ts');
setUpComponentTests();
afterEach(() => fakeListeners.reset());

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const account = (address: string, fields: object = {}) => ({
  id: `alice_${address.toLowerCase()}`,
  data: () => ({ user_id: 'alice', address, is_primary: false, ...fields }),
});
const PRIMARY = 'wallet_addresses user_id is_primary';
const ALL = 'wallet_addresses user_id created_at';
const hear = (target: string, ...docs: object[]) =>
  act(() => fakeListeners.hear({ empty: docs.length === 0, metadata: { fromCache: false }, docs }, target));

async function open() {
  const onSupport = vi.fn();
  const onSignOut = vi.fn();
  const router = createMemoryRouter(
    [{ path: '*', element: <AccountSwitcher userId="alice" onSupport={onSupport} onSignOut={onSignOut} /> }],
    { initialEntries: ['/wallet'] },
  );
  render(<RouterProvider router={router} />, { wrapper: AppShell });
  await act(promisesSettled);
  return { onSupport, onSignOut, router };
}

async function openMenu(user: ReturnType<typeof userEvent.setup>, name: RegExp | string) {
  await user.click(screen.getByRole('button', { name }));
  await act(promisesSettled);
  hear(
    ALL,
    account(FIRST, { is_primary: true, name: 'Savings' }),
    account(SECOND),
    account(THIRD, { watch_only: true, derivation_index: null }),
  );
}

test('reads the accounts only when it opens, and shows each with its name and address', async () => {
  const user = userEvent.setup();
  await open();
  hear(PRIMARY, account(FIRST, { is_primary: true, name: 'Savings' }));
  expect(fakeListeners.targets()).toEqual([PRIMARY]);
  await openMenu(user, 'Switch account: Savings');
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'Savings0xf39Fd6e5…fFb92266',
    'Account 20x70997970…17dc79C8',
    'Account 30x3C44CdDd…FA4293BC · Watch-only',
  ]);
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toContain('Savings');
});

test('makes another account primary and confirms it; choosing the primary account does nothing', async () => {
  const user = userEvent.setup();
  vi.mocked(setPrimaryAccount).mockResolvedValue(undefined);
  await open();
  hear(PRIMARY, account(FIRST, { is_primary: true }));
  await openMenu(user, `Switch account: ${FIRST.slice(0, 10)}…${FIRST.slice(-8)}`);
  await user.click(screen.getByRole('menuitemradio', { name: /Savings/ }));
  expect(setPrimaryAccount).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Switch account/ }));
  await user.click(screen.getByRole('menuitemradio', { name: /Account 2/ }));
  expect(setPrimaryAccount).toHaveBeenCalledExactlyOnceWith('alice', `alice_${SECOND.toLowerCase()}`);
  expect(await screen.findByText('Primary account updated')).toBeTruthy();
});

test('reports a failed switch', async () => {
  loggedProblems();
  const user = userEvent.setup();
  vi.mocked(setPrimaryAccount).mockRejectedValue(new Error('offline'));
  await open();
  hear(PRIMARY, account(FIRST, { is_primary: true }));
  await openMenu(user, /^Switch account/);
  await user.click(screen.getByRole('menuitemradio', { name: /Account 3/ }));
  expect(await screen.findByText('Failed to set primary account')).toBeTruthy();
});

test('links to the accounts, opens the chat and signs out (shown on a phone), also before the accounts are loaded', async () => {
  const user = userEvent.setup();
  const { onSupport, onSignOut, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Switch account' }));
  await user.click(screen.getByText('Support chat'));
  expect(onSupport).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Switch account' }));
  await user.click(screen.getByText('Sign out'));
  expect(onSignOut).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Switch account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Manage accounts' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  cleanup();
});
