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
let vaults: Map<string, { vault: ReturnType<typeof fakeVault>; tell: (access: VaultAccess) => void }>;
beforeEach(() => {
  problems = loggedProblems();
  vaults = new Map();
  stop.mockReset();
  vi.mocked(startVault).mockImplementation((userId, tell) => {
    const vault = fakeVault();
    vaults.set(userId, { vault, tell });
    tell({ state: { status: 'locked' }, vault });
    return stop;
  });
});
afterEach(async () => {
  for (const userId of ['alice', 'bob']) await remove(userId);
});

const keep = (userId: string) => new VaultStore(userId).replace(undefined, `of ${userId}`);
async function remove(userId: string) {
  const store = new VaultStore(userId);
  await store.replace(await store.read(), undefined);
}
const OPEN = texts['device.kept.open'];

// Regression: no screen opened or removed a vault whose account was deleted elsewhere.
test('a wallet whose account is gone is said, shows its phrase for its password, and is removed', async () => {
  const user = userEvent.setup();
  await keep('alice');
  render(<StoredVaults of="all" />, { wrapper: AppShell });
  expect(await screen.findByText(texts['device.kept.all'])).toBeTruthy();
  await user.click(screen.getByRole('button', { name: OPEN }));
  await screen.findByRole('dialog', { name: texts['device.kept.title'] });
  // What needs an account to compare with is not offered.
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Unlock', 'Remove', 'Close']);

  const { vault, tell } = vaults.get('alice') ?? expect.fail('was not started');
  act(() => tell({ state: { status: 'unlocked' }, vault }));
  // Regression: a backup file of it was offered, which no account loads; and whoever is there set when wallets lock.
  expect(names()).toEqual(['Lock', 'Change password', 'Show phrase', 'Remove', 'Close']);
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText(texts['device.remove.keptText'])).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(texts['device.remove.keptText'])).toBeNull());
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
  act(() => tell({ state: { status: 'none' }, vault }));
  expect(screen.getByText(texts['device.kept.gone'])).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(texts['device.kept.all'])).toBeNull());
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  ['all', ['alice', 'bob']],
  ['others', ['bob']],
  ['own', ['alice']],
] as const)('opens %s', async (of, opened) => {
  const user = userEvent.setup();
  await keep('alice');
  await keep('bob');
  render(<StoredVaults of={of} userId="alice" />, { wrapper: AppShell });
  await user.click(await screen.findByRole('button', { name: OPEN }));
  await waitFor(() => expect([...vaults.keys()]).toEqual(opened));
});

test('shows nothing where nothing is kept, or nobody can say', async () => {
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
