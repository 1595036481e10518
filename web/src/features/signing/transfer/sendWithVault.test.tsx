import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks } from '@everything-wallet/core/networks/networks';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthContext } from '../../../lib/session/AuthContext.ts';
import { VaultContext, type VaultState } from '../../../lib/vault/VaultContext.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { enter } from '../../../testing/enter.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { verifiedSession } from '../../../testing/sessionOf.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useGasEstimate } from './useGasEstimate.ts';
import type { Sender } from '../pipeline/Sender.ts';
import { sendTransfer } from './sendTransfer.ts';
import { gasEstimate } from '../testing/gasEstimate.ts';
import { junk } from '../testing/junk.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import { SendForm } from './SendForm.tsx';

// Mocked: it has its own tests.
vi.mock(
  '../../../lib/signing/useReadableSummary.ts',
  () => import('../../../lib/signing/testing/readableSummary.ts'),
);
vi.mock('./useGasEstimate.ts', () => ({ useGasEstimate: vi.fn() }));
vi.mock('./sendTransfer.ts', () => ({ sendTransfer: vi.fn() }));
vi.mock('../api/lookUpRecipient.ts', () => ({
  lookUpRecipient: () => Promise.reject(new Error('not asked')),
}));
// Mocked: it has its own tests.
vi.mock('./TransferSimulation.tsx', () => ({ TransferSimulation: () => null }));
setUpComponentTests();

const SENT_HASH = `0x${'ab'.repeat(32)}`;

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const ACCOUNT = { address: junk.sender.address, index: 0 };
const USE_PHRASE = 'Use the recovery phrase instead';

let user: ReturnType<typeof userEvent.setup>;
let vault: ReturnType<typeof fakeVault>;
beforeEach(() => {
  loggedProblems();
  user = userEvent.setup();
  vault = fakeVault();
  vi.mocked(useGasEstimate).mockImplementation((question) => ({
    estimate: question && gasEstimate(),
    isEstimating: false,
    isFailed: false,
    isDisputed: false,
    refresh: vi.fn(),
    msSinceQuoted: () => 0,
  }));
  // As it starts: it finds the signer first.
  vi.mocked(sendTransfer)
    .mockReset()
    .mockImplementation(async ({ openSigner }) => {
      await openSigner(ACCOUNT);
      return SENT_HASH;
    });
});

type Status = 'unknown' | 'locked' | 'unlocked';

function open(status: Status, sender: Sender = junk.sender) {
  const onSent = vi.fn();
  const form = (state: VaultState) => (
    <AppShell>
      <AuthContext value={verifiedSession}>
        <VaultContext value={{ state, vault }}>
          <SendForm
            network={networks[0]}
            sender={sender}
            balance={parseAmount('1')}
            token={undefined}
            known={knownAddresses()}
            onCancel={vi.fn()}
            onSendingChange={vi.fn()}
            onSent={onSent}
          />
        </VaultContext>
      </AuthContext>
    </AppShell>
  );
  const { rerender } = render(form({ status }));
  return { onSent, change: (next: Status) => rerender(form({ status: next })) };
}

const phrase = () => screen.queryByLabelText('Recovery Phrase');
const password = () => screen.queryByLabelText('Device password');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

async function fillIn() {
  await enter(user, screen.getByLabelText('Recipient Address'), RECIPIENT);
  await enter(user, screen.getByLabelText('Amount'), '0.25');
}

test('unlocked, it needs neither phrase nor password, and names the signer', async () => {
  const { onSent } = open('unlocked');
  expect(phrase()).toBeNull();
  expect(password()).toBeNull();
  expect(screen.getByText(texts['device.signs'])).toBeTruthy();
  await fillIn();
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(vault.unlock).not.toHaveBeenCalled();
  expect(vault.openSigner).toHaveBeenCalledExactlyOnceWith(ACCOUNT);
});

// Regression: Enter in the amount's field sent coins without a review.
test.each(['Recipient Address', 'Amount'])('unlocked, Enter in the field %s sends nothing', async (label) => {
  const { onSent } = open('unlocked');
  await fillIn();
  expect(send().disabled).toBe(false);
  await user.type(screen.getByLabelText(label), '{Enter}');
  await promisesSettled();
  expect(sendTransfer).not.toHaveBeenCalled();
  send().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

test('locked, one password unlocks and sends in one step, with a press and not with Enter in its field', async () => {
  const { onSent } = open('locked');
  expect(phrase()).toBeNull();
  await fillIn();
  expect(send().disabled).toBe(true);
  await user.type(screen.getByLabelText('Device password'), ' staple battery {Enter}');
  await promisesSettled();
  expect(vault.unlock).not.toHaveBeenCalled();
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(vault.unlock).toHaveBeenCalledExactlyOnceWith(' staple battery ');
  expect(vault.openSigner).toHaveBeenCalledExactlyOnceWith(ACCOUNT);
});

test('a wrong password is shown, nothing is unlocked, and what was typed stays', async () => {
  vault.unlock.mockRejectedValue(new WalletError('vault.error.password'));
  const { onSent } = open('locked');
  await fillIn();
  await user.type(screen.getByLabelText('Device password'), 'wrong');
  await user.click(send());
  expect(await screen.findByText(texts['vault.error.password'])).toBeTruthy();
  expect(vault.openSigner).not.toHaveBeenCalled();
  expect(onSent).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('0.25');
});

test('the phrase field is available instead, without using the vault', async () => {
  const { onSent } = open('unlocked');
  await fillIn();
  await user.click(screen.getByRole('button', { name: USE_PHRASE }));
  expect(send().disabled).toBe(true);
  vi.mocked(sendTransfer).mockResolvedValue(SENT_HASH);
  await enter(user, screen.getByLabelText('Recovery Phrase'), junk.phrase);
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(vault.openSigner).not.toHaveBeenCalled();
  expect(vault.unlock).not.toHaveBeenCalled();
});

test('locked while the form is open, it asks for the password; what was typed stays', async () => {
  const { change } = open('unlocked');
  await fillIn();
  change('locked');
  expect(password()).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Recipient Address').value).toBe(RECIPIENT);
  expect(send().disabled).toBe(true);
});

test('a password that unlocked it is forgotten: once locked again, it must be typed again', async () => {
  vi.mocked(sendTransfer).mockRejectedValue(new WalletError('send.error.feeRose'));
  const { change } = open('locked');
  await fillIn();
  await user.type(screen.getByLabelText('Device password'), 'staple battery');
  await user.click(send());
  await screen.findByText(texts['send.error.feeRose']);
  change('unlocked');
  expect(screen.getByText(texts['device.signs'])).toBeTruthy();
  change('locked');
  expect(screen.getByLabelText<HTMLInputElement>('Device password').value).toBe('');
  expect(send().disabled).toBe(true);
});

test('a vault that is found later removes no field, and can be selected', async () => {
  const { change } = open('unknown');
  await enter(user, screen.getByLabelText('Recovery Phrase'), 'test test');
  change('locked');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Recovery Phrase').value).toBe('test test');
  await user.click(screen.getByRole('button', { name: 'Use the wallet on this device' }));
  expect(password()).toBeTruthy();
});

test('without a key for the account no vault is shown', () => {
  open('unlocked', { ...junk.sender, derivationIndex: null });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Recovery Phrase').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: USE_PHRASE })).toBeNull();
});
