import type { WalletAddress } from '@everything-wallet/core/documents/walletAddress';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listenToPrimaryAddress } from '../../features/accounts/api/listenToPrimaryAddress.ts';
import { ACCOUNT } from '../../features/vault/testing/signedTransfer.ts';
import { VaultContext } from '../../lib/vault/VaultContext.ts';
import { texts } from '../../texts/texts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { fakeVault } from '../../testing/fakeVault.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { VaultSettings } from './VaultSettings.tsx';

vi.mock('../../features/accounts/api/listenToPrimaryAddress.ts', () => ({ listenToPrimaryAddress: vi.fn() }));
setUpComponentTests();

const PRIMARY: WalletAddress = {
  user_id: 'alice',
  address: ACCOUNT.address,
  network: 'ethereum',
  is_primary: true,
  derivation_index: ACCOUNT.index,
  watch_only: false,
};

/**
 * Shows the setting before the account is known; returns a function that sets the user's primary accounts.
 */
async function open() {
  let tell: (data: readonly WalletAddress[]) => void = () => undefined;
  vi.mocked(listenToPrimaryAddress).mockReturnValue((onData) => {
    tell = onData;
    return () => undefined;
  });
  render(
    <VaultContext value={{ state: { status: 'none' }, vault: fakeVault() }}>
      <VaultSettings userId="alice" />
    </VaultContext>,
    { wrapper: AppShell },
  );
  await screen.findByRole('button', { name: 'Turn on' });
  return (data: readonly WalletAddress[]) => act(() => tell(data));
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

// Regression: pressed before the account had loaded, it reported that there was none, and opened nothing.
test('an action that needs the account waits for it, and then opens its dialog', async () => {
  const tell = await open();
  for (const name of ['Turn on', 'Load backup file']) expect(button(name).disabled, name).toBe(true);
  tell([PRIMARY]);
  await waitFor(() => expect(button('Load backup file').disabled).toBe(false));
  await userEvent.click(button('Turn on'));
  expect(screen.getByRole('dialog', { name: 'Store your wallet on this device' })).toBeTruthy();
});

test('an account that cannot sign is reported', async () => {
  const tell = await open();
  tell([]);
  await userEvent.click(button('Turn on'));
  expect(await screen.findByText(texts['device.error.noAccount'])).toBeTruthy();
  tell([{ ...PRIMARY, watch_only: true }]);
  await userEvent.click(button('Turn on'));
  expect(await screen.findByText(texts['send.error.watchOnly'])).toBeTruthy();
});
