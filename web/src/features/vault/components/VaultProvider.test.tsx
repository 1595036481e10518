import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { VaultContext, type VaultState } from '../../../lib/vault/VaultContext.ts';
import { hiddenBalance } from '../../../lib/storage/hiddenBalance.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { sessionOf } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { hideOnLock } from '../hideOnLock.ts';
import { preloadVaultWorker } from '../startVaultWorker.ts';
import { VaultClient } from '../VaultClient.ts';
import { VaultProvider } from './VaultProvider.tsx';

vi.mock('../startVaultWorker.ts', () => ({ preloadVaultWorker: vi.fn(), startVaultWorker: vi.fn() }));
vi.mock('../VaultClient.ts', () => ({ VaultClient: vi.fn() }));
setUpComponentTests();

/** Clients created, with callbacks for their state. */
const clients: {
  userId: string;
  notify: (state: VaultState) => void;
  lock: () => void;
  close: () => void;
}[] = [];
beforeEach(() => {
  loggedProblems();
  clients.length = 0;
  vi.mocked(preloadVaultWorker).mockReset().mockResolvedValue(undefined);
  vi.mocked(VaultClient).mockImplementation(function (userId, _worker, _passkeys, notify) {
    const client = { ...fakeVault(), close: vi.fn() };
    clients.push({ userId, notify, lock: client.lock, close: client.close });
    return client as unknown as VaultClient;
  });
});

function Screen() {
  const { state, LockButton } = use(VaultContext);
  return (
    <>
      <p>It is {state.status}</p>
      {LockButton && <LockButton />}
    </>
  );
}

const page = (userId?: string) => (
  <AuthContext value={sessionOf(userId === undefined ? {} : { user: { id: userId, email: '' } })}>
    <VaultProvider>
      <Screen />
    </VaultProvider>
  </AuthContext>
);

test('a visitor has none, and a user without a vault has no button and loads nothing for it', async () => {
  const { rerender } = render(page(), { wrapper: AppShell });
  expect(screen.getByText('It is unknown')).toBeTruthy();
  rerender(page('alice'));
  await waitFor(() => expect(clients.map(({ userId }) => userId)).toEqual(['alice']));
  clients[0]?.notify({ status: 'none' });
  expect(await screen.findByText('It is none')).toBeTruthy();
  expect(preloadVaultWorker).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a user with a vault can lock it, and unlock it with a preloaded dialog', async () => {
  const user = userEvent.setup();
  render(page('alice'), { wrapper: AppShell });
  await waitFor(() => expect(clients).toHaveLength(1));
  clients[0]?.notify({ status: 'locked' });
  await user.click(await screen.findByRole('button', { name: 'Unlock wallet' }));
  expect(screen.getByRole('dialog', { name: 'Unlock the wallet on this device' })).toBeTruthy();
  expect(preloadVaultWorker).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  clients[0]?.notify({ status: 'unlocked' });
  await user.click(await screen.findByRole('button', { name: 'Lock wallet' }));
  expect(clients[0]?.lock).toHaveBeenCalledOnce();
});

test.each([
  ['signs out', undefined],
  ['switches to another account', 'bob'],
])('is closed when its user %s, and reports nothing afterwards', async (_, next) => {
  const { rerender } = render(page('alice'), { wrapper: AppShell });
  await waitFor(() => expect(clients).toHaveLength(1));
  clients[0]?.notify({ status: 'unlocked' });
  await screen.findByText('It is unlocked');
  rerender(page(next));
  expect(clients[0]?.close).toHaveBeenCalledOnce();
  clients[0]?.notify({ status: 'unlocked' });
  expect(screen.getByText('It is unknown')).toBeTruthy();
});

test.each([true, false])(
  'amounts are hidden as the wallet locks, only where that was chosen: %s',
  async (isChosen) => {
    hideOnLock.write(isChosen);
    render(page('alice'), { wrapper: AppShell });
    await waitFor(() => expect(clients).toHaveLength(1));
    // Locked from the start, as after a reload: the user may have shown them since.
    act(() => clients[0]?.notify({ status: 'locked' }));
    expect(hiddenBalance.read('alice')).toBe(false);
    act(() => clients[0]?.notify({ status: 'unlocked' }));
    act(() => clients[0]?.notify({ status: 'locked' }));
    expect(hiddenBalance.read('alice')).toBe(isChosen);
  },
);

test.each([
  ['unlocked', true],
  ['locked', false],
] as const)('closing the page while the wallet is %s hides the amounts: %s', async (status, isHidden) => {
  hideOnLock.write(true);
  render(page('alice'), { wrapper: AppShell });
  await waitFor(() => expect(clients).toHaveLength(1));
  act(() => clients[0]?.notify({ status }));
  window.dispatchEvent(new Event('pagehide'));
  expect(hiddenBalance.read('alice')).toBe(isHidden);
});
