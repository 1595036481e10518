import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { VaultContext } from '../../../lib/vault/VaultContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { PhraseAccountForm } from './PhraseAccountForm.tsx';

setUpComponentTests();

let user: ReturnType<typeof userEvent.setup>;
let vault: ReturnType<typeof fakeVault>;
beforeEach(() => {
  loggedProblems();
  user = userEvent.setup();
  vault = fakeVault();
});

function open(status: 'none' | 'locked' | 'unlocked', isKnown = true) {
  const callbacks = { create: vi.fn(), createByVault: vi.fn(), onClose: vi.fn() };
  callbacks.createByVault.mockImplementation(async (addressOf: (index: number) => Promise<string>) =>
    addressOf(1),
  );
  render(
    <VaultContext value={{ state: { status }, vault }}>
      <PhraseAccountForm
        index={1}
        create={callbacks.create}
        createByVault={isKnown ? callbacks.createByVault : undefined}
        onBusyChange={vi.fn()}
        onClose={callbacks.onClose}
      />
    </VaultContext>,
    { wrapper: AppShell },
  );
  return callbacks;
}

const submit = () => user.click(screen.getByRole('button', { name: 'Create Account' }));

test('asks for the phrase if there is no wallet on this device', async () => {
  const { create, createByVault, onClose } = open('none');
  await user.type(screen.getByLabelText('Recovery Phrase'), 'some words');
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledExactlyOnceWith('some words');
  expect(createByVault).not.toHaveBeenCalled();
});

test('asks for nothing while the vault is unlocked', async () => {
  const { create, onClose } = open('unlocked');
  expect(screen.queryByRole('textbox')).toBeNull();
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(vault.addressOf).toHaveBeenCalledExactlyOnceWith(1);
  expect(create).not.toHaveBeenCalled();
});

test('unlocks the vault with its password, and reports a wrong one at the field', async () => {
  vault.unlock.mockRejectedValueOnce(new WalletError('vault.error.password'));
  const { onClose, createByVault } = open('locked');
  await user.type(screen.getByLabelText('Device password'), 'wrong{Enter}');
  expect(await screen.findByText(/This password does not unlock/)).toBeTruthy();
  expect(createByVault).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Device password'));
  await user.type(screen.getByLabelText('Device password'), 'right{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(vault.unlock).toHaveBeenLastCalledWith('right');
});

test('asks for the phrase if no account shows that the vault holds the same one', () => {
  open('unlocked', false);
  expect(screen.getByLabelText('Recovery Phrase')).toBeTruthy();
});
