import { networks } from '@everything-wallet/core/networks/networks';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getBytes, Wallet, verifyMessage, verifyTypedData } from 'ethers';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddressNamesContext } from '../../../lib/names/AddressNamesContext.ts';
import { NetworkContext } from '../../../lib/network/NetworkContext.ts';
import { VaultContext, type VaultState } from '../../../lib/vault/VaultContext.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { enter } from '../../../testing/enter.ts';
import { fakeVault } from '../../../testing/fakeVault.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { walletSigner } from '../../../testing/walletSigner.ts';
import { MessagesPage } from './MessagesPage.tsx';

// Mocked: it has its own tests.
vi.mock(
  '../../../lib/signing/useReadableSummary.ts',
  () => import('../../../lib/signing/testing/readableSummary.ts'),
);
// Mocked: it has its own tests.
vi.mock('../../../lib/takeable/askTakeable.ts', () => ({ askTakeable: vi.fn(() => Promise.resolve([])) }));
setUpComponentTests();

const key = new Wallet(`0x${'46'.repeat(32)}`);
const other = new Wallet(`0x${'47'.repeat(32)}`);
const account = { address: key.address, index: 3, name: 'Savings' };
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const domain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: TOKEN };
const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};
const permit = {
  owner: key.address,
  spender: other.address,
  value: (2n ** 256n - 1n).toString(),
  nonce: 0,
  deadline: (2n ** 256n - 1n).toString(),
};
const permitText = JSON.stringify({
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    ...types,
  },
  primaryType: 'Permit',
  domain,
  message: permit,
});

let user: ReturnType<typeof userEvent.setup>;
let vault: ReturnType<typeof fakeVault>;
beforeEach(() => {
  loggedProblems();
  user = userEvent.setup();
  vault = fakeVault();
  vault.openSigner.mockResolvedValue(walletSigner(key));
});

function open(accounts = [account], state: VaultState = { status: 'unlocked' }) {
  const names = new Map([
    [other.address.toLowerCase(), { kind: 'contact' as const, name: 'Bob', address: other.address }],
  ]);
  render(
    <AppShell>
      <MemoryRouter>
        <NetworkContext value={{ network: networks[0], selectNetwork: vi.fn() }}>
          <VaultContext value={{ state, vault }}>
            <AddressNamesContext value={names}>
              <MessagesPage accounts={accounts} />
            </AddressNamesContext>
          </VaultContext>
        </NetworkContext>
      </MemoryRouter>
    </AppShell>,
  );
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const descriptionOf = (box: HTMLElement | undefined) =>
  document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent;
const signButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Sign' });

async function type(text: string) {
  await enter(user, field('Message'), text);
}

async function sign() {
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  const line = await screen.findByRole('group', { name: 'Signature' });
  return line.textContent;
}

describe('signs', () => {
  test('a text exactly as typed, and clears the signature when another one is typed', async () => {
    open();
    await type('Hello,\nÜnïcode');
    const signature = await sign();
    expect(verifyMessage('Hello,\nÜnïcode', signature)).toBe(key.address);
    expect(vault.openSigner).toHaveBeenCalledWith(account);
    expect(vault.unlock).not.toHaveBeenCalled();
    await type('!');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Signature' })).toBeNull());
  });

  test('hex once its meaning is chosen', async () => {
    open();
    await type('0x6869');
    expect(signButton()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'As the bytes that it encodes' }));
    expect(screen.getByRole('group', { name: 'As text' }).textContent).toBe('hi');
    expect(verifyMessage(getBytes('0x6869'), await sign())).toBe(key.address);
  });

  test('typed data after every warning was accepted', async () => {
    open();
    await type(permitText);
    await screen.findByText('Sign an approval');
    screen.getByText(
      `${other.address} (Bob) can spend all of the token ${TOKEN} (USDC), now and in the future.`,
    );
    screen.getByText('It can be used forever.');
    await user.click(screen.getByRole('button', { name: 'Raw data' }));
    within(screen.getByRole('region', { name: 'Domain' })).getByText('1 (Ethereum Mainnet)');

    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    expect(descriptionOf(boxes[0])).toMatch(/lets 0x.* spend all of this token.* There is no limit/);
    for (const box of boxes) {
      expect(signButton()?.disabled).toBe(true);
      await user.click(box);
    }
    expect(verifyTypedData(domain, types, permit, await sign())).toBe(key.address);
  });

  test('and an accepted warning counts only for that message', async () => {
    open();
    await type(permitText);
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    expect(signButton()?.disabled).toBe(false);
    await user.clear(field('Message'));
    await type(permitText.replace('"nonce":0', '"nonce":1'));
    for (const box of await screen.findAllByRole<HTMLInputElement>('checkbox'))
      expect(box.checked).toBe(false);
    expect(signButton()?.disabled).toBe(true);
  });

  test('with the password while the vault is locked', async () => {
    open([account], { status: 'locked' });
    await type('Hello');
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    await screen.findByText('Enter your device password or your recovery phrase.');
    await enter(user, screen.getByLabelText('Device password'), 'staple battery');
    expect(verifyMessage('Hello', await sign())).toBe(key.address);
    expect(vault.unlock).toHaveBeenCalledWith('staple battery');
  });
});

describe('shows', () => {
  test('invisible characters as letters', async () => {
    open();
    await type('Pay \u202Eecila\u202C 5 ');
    const shown = await screen.findByRole('group', { name: 'What is signed' });
    expect(shown.textContent).toBe('Pay ⟦U+202E⟧ecila⟦U+202C⟧ 5 ');
    screen.getByText(/^2 characters are invisible/);
    screen.getByText(/^The message begins or ends with a space/);
  });

  test('the digests that another device shows', async () => {
    open();
    await type(permitText);
    await user.click(await screen.findByText('Fingerprints'));
    for (const name of ['Domain hash', 'Message hash', 'Digest']) {
      expect(screen.getByRole('group', { name }).textContent).toMatch(/^0x[0-9a-f]{64}$/);
    }
  });

  test('every value in its place, including structs in lists', async () => {
    open();
    await type(
      JSON.stringify({
        types: {
          EIP712Domain: [],
          Mail: [
            { name: 'to', type: 'Person[]' },
            { name: 'none', type: 'string[]' },
          ],
          Person: [{ name: 'wallet', type: 'address' }],
        },
        primaryType: 'Mail',
        domain: {},
        message: { to: [{ wallet: other.address }], none: [] },
      }),
    );
    const fields = await screen.findByRole('region', { name: 'Message: Mail' });
    expect(fields.textContent).toContain(`to · Person[][0] · Personwallet · address${other.address} (Bob)`);
    expect(fields.textContent).toContain('none · string[]empty list');
    screen.getByText('The message names no domain.');
  });

  test('no unverified name of a token', async () => {
    open();
    await type(permitText.replaceAll(TOKEN, other.address));
    await user.click(await screen.findByRole('button', { name: 'Raw data' }));
    const part = await screen.findByRole('region', { name: 'Domain' });
    expect(part.textContent).toContain('USD Coin');
    expect(part.textContent).toContain(
      `${other.address} (Bob)Anyone can put any name and version in a message`,
    );
    expect(part.textContent).not.toContain('USDC');
  });
});

describe('does not sign', () => {
  test('a message it cannot read, with the reason', async () => {
    open();
    await type(permitText.replace('"chainId":1', '"chainId":137'));
    await screen.findByText(/^This message is for another network, Polygon/);
    expect(signButton()).toBeNull();
  });

  // Regression: Enter in a field signed.
  test('on Enter in a field', async () => {
    open([account], { status: 'locked' });
    await type('Hello');
    await user.type(await screen.findByLabelText('Device password'), 'correct horse battery{Enter}');
    expect(signButton()?.disabled).toBe(false);
    await promisesSettled();
    expect(vault.unlock).not.toHaveBeenCalled();
  });

  test('for an account without a key', () => {
    open([]);
    screen.getByText(/Watch-only accounts cannot sign/);
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  test.each([
    ['another signature', () => walletSigner(other), 'Nothing was signed. Try again.'],
    [
      'anything where the signer refuses',
      () => {
        throw new Error('broken');
      },
      'Nothing was signed. Try again.',
    ],
  ])('%s', async (_, signer, sentence) => {
    vault.openSigner.mockImplementation(() => Promise.resolve().then(signer));
    open();
    await type('Hello');
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    await screen.findByText(sentence);
    expect(screen.queryByRole('group', { name: 'Signature' })).toBeNull();
    expect(signButton()?.disabled).toBe(false);
  });
});

describe('verifies', () => {
  const message = 'Hello';
  const signature = key.signMessageSync(message);

  async function check(fields: { message?: string; address?: string; signature?: string }) {
    open();
    await user.click(screen.getByRole('tab', { name: 'Verify' }));
    await type(fields.message ?? message);
    if (fields.address !== undefined) await enter(user, field('Address (optional)'), fields.address);
    await enter(user, field('Signature'), fields.signature ?? signature);
    return screen.findByRole('alert');
  }

  test('a signature of the address', async () => {
    const alert = await check({ address: key.address.toLowerCase() });
    expect(alert.textContent).toContain(`${key.address} signed exactly this message.`);
  });

  test('typed data of any network, without an address', async () => {
    const text = permitText.replace('"chainId":1', '"chainId":137');
    const made = await other.signTypedData({ ...domain, chainId: 137 }, types, permit);
    const alert = await check({ message: text, signature: made });
    expect(alert.textContent).toContain(`${other.address} (Bob) signed it. If anything was changed`);
  });

  test.each([
    [
      'another address',
      { address: other.address },
      /^This signature does not match that address\..*EIP-1271/,
    ],
    [
      'another message',
      { message: 'Hallo', address: key.address },
      /^This signature does not match that address/,
    ],
    [
      'too few bytes',
      { signature: signature.slice(0, -2) },
      /^This is not a valid account signature.*EIP-1271/,
    ],
  ])('and refuses %s', async (_, fields, sentence) => {
    expect((await check(fields)).textContent).toMatch(sentence);
  });

  test('and rejects an invalid address', async () => {
    open();
    await user.click(screen.getByRole('tab', { name: 'Verify' }));
    await type(message);
    await enter(user, field('Signature'), signature);
    await enter(
      user,
      field('Address (optional)'),
      key.address.replace(/[a-f]/, (letter) => letter.toUpperCase()),
    );
    await screen.findByText(/^This is not a valid address/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
