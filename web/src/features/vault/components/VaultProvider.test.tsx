import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { VaultContext, type VaultState } from '../../../lib/vault/VaultContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { sessionOf } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { preloadVaultWorker } from '../startVaultWorker.ts';
import { VaultClient } from '../VaultClient.ts';
import { VaultProvider } from './VaultProvider.tsx';

vi.mock('../startVaultWorker.ts', () => ({ preloadVaultWorker: vi.fn(), startVaultWorker: vi.fn() }));
vi.mock('../VaultClient.ts', () => ({ VaultClient: vi.fn() }));
setUpComponentTests();

/** The vaults that were looked for, and what tells how each stands. */
const found: { userId: string; tell: (state: VaultState) => void; lock: () => void; close: () => void }[] =
  [];
beforeEach(() => {
  loggedProblems();
  found.length = 0;
  vi.mocked(preloadVaultWorker).mockReset().mockResolvedValue(undefined);
  vi.mocked(VaultClient).mockImplementation(function (userId, _worker, _passkeys, tell) {
    const client = { ...fakeVault(), close: vi.fn() };
    found.push({ userId, tell, lock: client.lock, close: client.close });
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

test('a visitor has none, and whoever keeps none has no button and loads nothing for it', async () => {
  const { rerender } = render(page(), { wrapper: AppShell });
  expect(screen.getByText('It is unknown')).toBeTruthy();
  rerender(page('alice'));
  await waitFor(() => expect(found.map(({ userId }) => userId)).toEqual(['alice']));
  found[0]?.tell({ status: 'none' });
  expect(await screen.findByText('It is none')).toBeTruthy();
  expect(preloadVaultWorker).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who has one can lock it, and unlock it by a dialog that was loaded before', async () => {
  const user = userEvent.setup();
  render(page('alice'), { wrapper: AppShell });
  await waitFor(() => expect(found).toHaveLength(1));
  found[0]?.tell({ status: 'locked' });
  await user.click(await screen.findByRole('button', { name: 'Unlock wallet' }));
  expect(screen.getByRole('dialog', { name: 'Unlock the wallet on this device' })).toBeTruthy();
  expect(preloadVaultWorker).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  found[0]?.tell({ status: 'unlocked' });
  await user.click(await screen.findByRole('button', { name: 'Lock wallet' }));
  expect(found[0]?.lock).toHaveBeenCalledOnce();
});

test.each([
  ['signs out', undefined],
  ['gives the tab to another one', 'bob'],
])('is closed when its user %s, and tells nothing any more', async (_, next) => {
  const { rerender } = render(page('alice'), { wrapper: AppShell });
  await waitFor(() => expect(found).toHaveLength(1));
  found[0]?.tell({ status: 'unlocked' });
  await screen.findByText('It is unlocked');
  rerender(page(next));
  expect(found[0]?.close).toHaveBeenCalledOnce();
  found[0]?.tell({ status: 'unlocked' });
  expect(screen.getByText('It is unknown')).toBeTruthy();
});
