import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks } from '@everything-wallet/core/networks/networks';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { verifyMessage, verifyTypedData, Wallet } from 'ethers';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignatureRequest } from '../../../lib/calls/SignatureRequest.ts';
import { askTakeable } from '../../../lib/takeable/askTakeable.ts';
import { VaultContext, type VaultState } from '../../../lib/vault/VaultContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { walletSigner } from '../../../testing/walletSigner.ts';
import { SignatureDialog } from './SignatureDialog.tsx';

/* The dialog shows a requested signature as /sign does, and signs exactly that. */

// Mocked: it has its own tests.
vi.mock(
  '../../../lib/signing/useReadableSummary.ts',
  () => import('../../../lib/signing/testing/readableSummary.ts'),
);
// Mocked: it has its own tests.
vi.mock('../../../lib/takeable/askTakeable.ts', () => ({ askTakeable: vi.fn(() => Promise.resolve([])) }));
setUpComponentTests();

const key = new Wallet(`0x${'46'.repeat(32)}`);
const SPENDER = new Wallet(`0x${'47'.repeat(32)}`).address;
const [ethereum] = networks;
const domain = {
  name: 'USD Coin',
  chainId: 1,
  verifyingContract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
};
const types = {
  Permit: ['owner', 'spender', 'value', 'nonce', 'deadline'].map((name, place) => ({
    name,
    type: place < 2 ? 'address' : 'uint256',
  })),
};
const message = { owner: key.address, spender: SPENDER, value: '5', nonce: '0', deadline: '1' };
const text = (chainId: number) =>
  JSON.stringify({
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      ...types,
    },
    primaryType: 'Permit',
    domain: { ...domain, chainId },
    message,
  });

const user = userEvent.setup();
let vault: ReturnType<typeof fakeVault>;
beforeEach(() => {
  loggedProblems();
  vault = fakeVault();
  vault.openSigner.mockResolvedValue(walletSigner(key));
});

function open(changes: Partial<SignatureRequest> = {}, state: VaultState = { status: 'unlocked' }) {
  const [onSigned, onClose] = [vi.fn(), vi.fn()];
  const request: SignatureRequest = {
    network: ethereum,
    signer: { address: key.address, derivationIndex: 3 },
    text: text(1),
    ...changes,
  };
  render(
    <AppShell>
      <MemoryRouter>
        <VaultContext value={{ state, vault }}>
          <SignatureDialog request={request} onSigned={onSigned} onClose={onClose} />
        </VaultContext>
      </MemoryRouter>
    </AppShell>,
  );
  return { onSigned, onClose };
}

const signButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Sign' });

test('signs what it shows, with the named account, once every warning is accepted', async () => {
  const { onSigned, onClose } = open();
  // In the message, and beside the button.
  const sentence = `${SPENDER} can spend 0.000005 USDC of the token`;
  expect(screen.getAllByText(new RegExp(`^${sentence}`))).toHaveLength(2);
  expect(screen.getByTestId('signature-summary').textContent).toContain(sentence);
  for (const box of screen.getAllByRole('checkbox')) {
    expect(signButton()?.disabled).toBe(true);
    await user.click(box);
  }
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(verifyTypedData(domain, types, message, onSigned.mock.calls[0]?.[0] as string)).toBe(key.address);
  expect(vault.openSigner).toHaveBeenCalledWith({ address: key.address, index: 3 });
  expect(onClose).toHaveBeenCalledOnce();
});

// Spender, amount, asset and end stand in the sentences.
test('folds the raw fields of data whose meaning is known', async () => {
  open({ origin: 'https://app.example' });
  expect(screen.queryByRole('region', { name: 'Domain' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Raw data' }));
  expect(screen.getByRole('region', { name: 'Domain' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Message: Permit' }).textContent).toContain('nonce · uint256');
});

test('shows the raw fields of data whose meaning is unknown', () => {
  const odd = JSON.parse(text(1)) as { types: object };
  open({
    origin: 'https://app.example',
    text: JSON.stringify({
      ...odd,
      primaryType: 'Odd',
      types: { ...odd.types, Odd: [{ name: 'value', type: 'uint256' }] },
      message: { value: '7' },
    }),
  });
  expect(screen.queryByRole('button', { name: 'Raw data' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Message: Odd' }).textContent).toContain('7');
});

test('asks what the spender could take now', () => {
  open();
  screen.getByTestId('takeable');
  expect(vi.mocked(askTakeable).mock.lastCall).toMatchObject([
    ethereum,
    [{ owner: key.address, spender: SPENDER, contract: domain.verifyingContract, amount: 5n }],
  ]);
});

// Regression: the password field was below the fold.
test('shows the password field beside the button, which stays disabled until it is in view', () => {
  open({}, { status: 'locked' });
  const field = screen.getByLabelText('Device password');
  expect(screen.getByTestId('key-field').contains(field)).toBe(true);
  expect(field.closest('[data-secret]')).not.toBeNull();
});

test('signs nothing that the website may no longer have signed', async () => {
  const signer = { ...walletSigner(key), signTypedData: vi.fn() };
  vault.openSigner.mockResolvedValue(signer);
  const { onSigned } = open({ withinLimits: () => Promise.reject(new WalletError('connect.error.ended')) });
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Nothing was signed: the connection to this website has ended.');
  expect([signer.signTypedData, onSigned].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('passes no signature of another account on', async () => {
  vault.openSigner.mockResolvedValue(walletSigner(new Wallet(`0x${'48'.repeat(32)}`)));
  const { onSigned, onClose } = open();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Nothing was signed. Try again.');
  expect(onSigned).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test.each<[string, Partial<SignatureRequest>, RegExp]>([
  ['data for another network', { text: text(137) }, /Polygon/],
  ['no typed data', { text: 'hello' }, /Nothing was signed/],
  ['a watch-only account', { signer: { address: key.address, derivationIndex: null } }, /Watch-only/],
])('refuses to sign: %s', async (_, changes, sentence) => {
  const { onSigned, onClose } = open(changes);
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  expect(signButton()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onSigned).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

test('signs what a website asks for as the message that it is, whatever it looks like, with its origin above', async () => {
  const { onSigned } = open({
    text: undefined,
    origin: 'https://app.example:8443',
    message: { form: 'text', text: text(1) },
  } as object);
  expect(screen.getByTestId('requested-by').textContent).toBe('Requested by app.example:8443');
  screen.getByText(/\(EIP-191\)$/);
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(verifyMessage(text(1), onSigned.mock.calls[0]?.[0] as string)).toBe(key.address);
});

test('shows a sign-in to a website as fields, and its message folded below them', async () => {
  open({
    origin: 'https://app.example',
    message: { form: 'text', text: 'app.example wants you to sign in' },
    siwe: {
      domain: 'app.example',
      address: key.address,
      statement: 'Welcome\u202e',
      uri: 'https://app.example/login',
      version: '1',
      chainId: 137,
      nonce: 'abcdefgh',
      issuedAt: '2026-11-28T10:00:00Z',
      resources: ['https://app.example/terms'],
    },
  } as object);
  screen.getByRole('heading', { name: 'Sign in to app.example' });
  const fields = screen.getByTestId('sign-in-fields').textContent;
  for (const part of [
    'Welcome⟦U+202E⟧',
    key.address,
    'Polygon Mainnet',
    '/login',
    'It does not expire',
    '/terms',
  ]) {
    expect(fields).toContain(part);
  }
  expect(screen.getByTestId('signature-summary').textContent).toContain('You sign in to app.example with 0x');
  expect(screen.queryByRole('group', { name: 'What is signed' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Raw data' }));
  expect(screen.getByRole('group', { name: 'What is signed' }).textContent).toContain('wants you to sign in');
});

test('asks for the device password alone where only the vault signs', () => {
  render(
    <AppShell>
      <MemoryRouter>
        <VaultContext value={{ state: { status: 'locked' }, vault, isOnlySigner: true }}>
          <SignatureDialog
            request={{
              origin: 'https://app.example',
              signer: { address: key.address, derivationIndex: 0 },
              message: { form: 'text', text: 'hello' },
            }}
            onSigned={vi.fn()}
            onClose={vi.fn()}
          />
        </VaultContext>
      </MemoryRouter>
    </AppShell>,
  );
  screen.getByLabelText(/Device password/i);
  expect(screen.queryByLabelText('Recovery Phrase')).toBeNull();
  expect(screen.queryByRole('button', { name: /phrase/i })).toBeNull();
});
