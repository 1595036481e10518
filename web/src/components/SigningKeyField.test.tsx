import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { useSigningKey } from '../lib/vault/useSigningKey.ts';
import { VaultContext, type VaultState } from '../lib/vault/VaultContext.ts';
import { texts } from '../texts/texts.ts';
import { AppShell } from '../testing/AppShell.tsx';
import { fakeVault } from '../testing/fakeVault.ts';
import { loggedProblems } from '../testing/loggedProblems.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { SigningKeyField } from './SigningKeyField.tsx';

setUpComponentTests();
let vault: ReturnType<typeof fakeVault>;
const user = userEvent.setup();
beforeEach(() => {
  loggedProblems();
  vault = fakeVault();
});

function Form() {
  const { control } = useForm({ defaultValues: { phrase: '', password: '' } });
  return (
    <>
      <SigningKeyField
        control={control}
        phraseName="phrase"
        passwordName="password"
        choice={useSigningKey()}
        phraseHelp=""
        unlockedText="Unlocked"
        disabled={false}
      />
      <output>{JSON.stringify(useWatch({ control }))}</output>
    </>
  );
}

function Page({ initial }: { initial: VaultState }) {
  const [state, setState] = useState(initial);
  vault.unlockWithPasskey.mockImplementation(() => {
    setState({ status: 'unlocked', hasPasskey: true });
    return Promise.resolve();
  });
  return (
    <VaultContext value={{ state, vault }}>
      <Form />
    </VaultContext>
  );
}
const open = (initial: VaultState) => render(<Page initial={initial} />, { wrapper: AppShell });
const values = () => screen.getByRole('status').textContent;

// Regression: the phrase remained in the form, and in the page's memory, though the vault signed.
test('a typed phrase is cleared when the vault on this device is chosen, and so is a password', async () => {
  open({ status: 'locked' });
  await user.type(screen.getByLabelText('Device password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Use the recovery phrase instead' }));
  expect(values()).not.toContain('secret');
  await user.type(screen.getByLabelText('Recovery Phrase'), 'abandon ability');
  await user.click(screen.getByRole('button', { name: 'Use the wallet on this device' }));
  await waitFor(() => expect(values()).toBe('{"phrase":"","password":""}'));
});

test('one touch unlocks where there is a passkey, and the password beside it', async () => {
  open({ status: 'locked', hasPasskey: true });
  expect(screen.getByLabelText('Device password')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use passkey' }));
  expect(await screen.findByText('Unlocked')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
});

test('a deleted passkey shows a remedy, and the password is still requested', async () => {
  open({ status: 'locked', hasPasskey: true });
  vault.unlockWithPasskey.mockRejectedValue(new WalletError('vault.error.passkeyRefused'));
  await user.click(screen.getByRole('button', { name: 'Use passkey' }));
  expect(await screen.findByText(texts['vault.error.passkeyRefused'])).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Device password').disabled).toBe(false);
});

test('without a passkey there is no button for it', () => {
  open({ status: 'locked', hasPasskey: false });
  expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
});

test('without a device password, the passkey alone is offered, and the phrase', async () => {
  open({ status: 'locked', hasPasskey: true, isPasskeyAlone: true });
  expect(screen.queryByLabelText('Device password')).toBeNull();
  expect(screen.getByText(texts['device.passkeySigns'])).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use the recovery phrase instead' }));
  expect(screen.getByLabelText('Recovery Phrase')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use the wallet on this device' }));
  await user.click(screen.getByRole('button', { name: 'Use passkey' }));
  expect(await screen.findByText('Unlocked')).toBeTruthy();
});
