import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VaultAccess } from '../../../lib/vault/VaultContext.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { startVault } from '../startVault.ts';
import { JUNK } from '../testing/signedTransfer.ts';
import { VaultStore } from '../VaultStore.ts';
import { StoredVaults } from './StoredVaults.tsx';

vi.mock('../startVault.ts', () => ({ startVault: vi.fn() }));
setUpComponentTests();

const stop = vi.fn();
let problems: () => readonly string[];
let vaults: Map<string, { vault: ReturnType<typeof fakeVault>; notify: (access: VaultAccess) => void }>;
beforeEach(() => {
  problems = loggedProblems();
  vaults = new Map();
  stop.mockReset();
  vi.mocked(startVault).mockImplementation((userId, notify) => {
    const vault = fakeVault();
    vaults.set(userId, { vault, notify });
    notify({ state: { status: 'locked' }, vault });
    return stop;
  });
});
afterEach(async () => {
  for (const userId of ['alice', 'bob']) await remove(userId);
});

const store = (userId: string) => new VaultStore(userId).replace(undefined, `of ${userId}`);
async function remove(userId: string) {
  const store = new VaultStore(userId);
  await store.replace(await store.read(), undefined);
}
const OPEN = texts['device.stored.open'];

// Regression: no screen unlocked or removed a vault whose account was deleted elsewhere.
test('a wallet with a deleted account is listed, shows its phrase for its password, and can be removed', async () => {
  const user = userEvent.setup();
  await store('alice');
  render(<StoredVaults of="all" />, { wrapper: AppShell });
  expect(await screen.findByText(texts['device.stored.all'])).toBeTruthy();
  await user.click(screen.getByRole('button', { name: OPEN }));
  await screen.findByRole('dialog', { name: texts['device.stored.title'] });
  // Actions that need an account to compare with are hidden.
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Unlock', 'Remove', 'Close']);

  const { vault, notify } = vaults.get('alice') ?? expect.fail('was not started');
  act(() => notify({ state: { status: 'unlocked' }, vault }));
  // Regression: it suggested a backup file that no account can load, and the idle setting changed that of the signed-in user.
  expect(names()).toEqual(['Lock', 'Change password', 'Show phrase', 'Remove', 'Close']);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText(texts['device.remove.storedText'])).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(texts['device.remove.storedText'])).toBeNull());
  vault.showPhrase.mockResolvedValue(JUNK);
  await user.click(screen.getByRole('button', { name: 'Show phrase' }));
  await user.type(screen.getByLabelText('Device password'), 'staple battery{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show words' }));
  expect(
    screen
      .getAllByTestId('phrase-word')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toBe(JUNK);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);

  await waitFor(() => expect(screen.queryByTestId('phrase-word')).toBeNull());
  await remove('alice');
  act(() => notify({ state: { status: 'none' }, vault }));
  expect(screen.getByText(texts['device.stored.gone'])).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(texts['device.stored.all'])).toBeNull());
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  ['all', ['alice', 'bob']],
  ['others', ['bob']],
  ['own', ['alice']],
] as const)('opens %s', async (of, opened) => {
  const user = userEvent.setup();
  await store('alice');
  await store('bob');
  render(<StoredVaults of={of} userId="alice" />, { wrapper: AppShell });
  await user.click(await screen.findByRole('button', { name: OPEN }));
  await waitFor(() => expect([...vaults.keys()]).toEqual(opened));
});

test('renders nothing where no vault is stored, or storage fails', async () => {
  const { container } = render(<StoredVaults of="all" />, { wrapper: AppShell });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(container.querySelector('[role=note]')).toBeNull();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  render(<StoredVaults of="all" />, { wrapper: AppShell });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('note')).toBeNull();
  expect(problems()).toEqual([]);
  vi.restoreAllMocks();
});
