import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { passkeyProblem } from '../../features/vault/passkey/passkeyProblem.ts';
import { VaultContext, type VaultState } from '../../lib/vault/VaultContext.ts';
import { texts } from '../../texts/texts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { fakeVault } from '../../testing/fakeVault.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { BiometricSettings } from './BiometricSettings.tsx';

vi.mock('../../features/vault/passkey/passkeyProblem.ts', () => ({ passkeyProblem: vi.fn() }));
setUpComponentTests();

let vault: ReturnType<typeof fakeVault>;
const user = userEvent.setup();
beforeEach(() => {
  loggedProblems();
  vault = fakeVault();
  vi.mocked(passkeyProblem).mockReset().mockResolvedValue(undefined);
});

/** Shows the setting; returns a function that changes the state of the vault. */
function open(initial: VaultState) {
  let change: (state: VaultState) => void = () => undefined;
  function Page() {
    const [state, setState] = useState(initial);
    change = setState;
    return (
      <VaultContext value={{ state, vault }}>
        <BiometricSettings email="alice@example.com" />
      </VaultContext>
    );
  }
  render(<Page />, { wrapper: AppShell });
  return (state: VaultState) => act(() => change(state));
}
const biometric = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Biometric unlock', hidden: true });
const description = () =>
  document.getElementById(biometric().getAttribute('aria-describedby') ?? '')?.textContent;

test.each<[VaultState, keyof typeof texts]>([
  [{ status: 'none' }, 'device.passkey.needsWallet'],
  [{ status: 'locked', hasPasskey: false }, 'device.passkey.needsUnlocked'],
  [{ status: 'locked', hasPasskey: true }, 'device.passkey.needsUnlocked'],
  [{ status: 'unlocked', hasPasskey: true, isPasskeyAlone: true }, 'device.passkey.needsPassword'],
])('reflects the vault on this device (%j), and explains how to change it', async (state, sentence) => {
  open(state);
  await waitFor(() => expect(description()).toBe(texts[sentence]));
  expect(biometric().disabled).toBe(true);
  expect(biometric().checked).toBe('hasPasskey' in state && state.hasPasskey);
});

test.each([
  'device.passkey.insecure',
  'device.passkey.ipAddress',
  'device.passkey.noWebAuthn',
  'device.passkey.noPrf',
  'device.passkey.noAuthenticator',
] as const)('explains why this browser cannot: %s', async (problem) => {
  vi.mocked(passkeyProblem).mockResolvedValue(problem);
  open({ status: 'unlocked', hasPasskey: false });
  await waitFor(() => expect(description()).toBe(texts[problem]));
  expect(biometric().disabled).toBe(true);
});

test("creates a passkey with the device password, under the account's name", async () => {
  const change = open({ status: 'unlocked', hasPasskey: false });
  await waitFor(() => expect(biometric().disabled).toBe(false));
  await user.click(biometric());
  expect(biometric().checked).toBe(false);
  await user.type(await screen.findByLabelText('Device password'), 'secret words{Enter}');
  expect(await screen.findByText(texts['device.passkey.added'])).toBeTruthy();
  expect(vault.addPasskey).toHaveBeenCalledExactlyOnceWith('secret words', 'alice@example.com');
  change({ status: 'unlocked', hasPasskey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(biometric().checked).toBe(true);
});

test('a failed creation is reported, and the setting stays off', async () => {
  vault.addPasskey.mockRejectedValue(new WalletError('vault.error.passkeyNotMade'));
  open({ status: 'unlocked', hasPasskey: false });
  await waitFor(() => expect(biometric().disabled).toBe(false));
  await user.click(biometric());
  await user.type(await screen.findByLabelText('Device password'), 'secret words{Enter}');
  expect(await screen.findByText(texts['vault.error.passkeyNotMade'])).toBeTruthy();
  expect(biometric().checked).toBe(false);
});

test('an existing one is removed with the device password, even where none could be created', async () => {
  vi.mocked(passkeyProblem).mockResolvedValue('device.passkey.noAuthenticator');
  open({ status: 'unlocked', hasPasskey: true });
  await waitFor(() => expect(passkeyProblem).toHaveBeenCalled());
  await user.click(biometric());
  await user.type(await screen.findByLabelText('Device password'), 'secret words{Enter}');
  expect(await screen.findByText(texts['device.passkey.removed'])).toBeTruthy();
  expect(vault.removePasskey).toHaveBeenCalledExactlyOnceWith('secret words');
});

test('the dialog closes when the vault is locked', async () => {
  const change = open({ status: 'unlocked', hasPasskey: false });
  await waitFor(() => expect(biometric().disabled).toBe(false));
  await user.click(biometric());
  await screen.findByRole('dialog');
  change({ status: 'locked', hasPasskey: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
