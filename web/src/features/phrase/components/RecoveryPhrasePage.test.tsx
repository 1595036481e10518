import type { UseQuestion } from '@everything-wallet/core/accounts/AccountFinder';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthContext, type Auth } from '../../../lib/session/AuthContext.ts';
import { useAuth } from '../../../lib/session/useAuth.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { askAccountUses } from '../api/askAccountUses.ts';
import type { ImportedAccount } from '../ImportedAccount.ts';
import { setUpWallet } from '../setUpWallet.ts';
import { RecoveryPhrasePage } from './RecoveryPhrasePage.tsx';

vi.mock('../api/storeRecoveryPhraseHash.ts', () => ({ storeRecoveryPhraseHash: () => Promise.resolve() }));
vi.mock('../api/askAccountUses.ts', () => ({ askAccountUses: vi.fn() }));
// Mocked: ethers rejects bytes of another realm. The derivation has its own test.
vi.mock('@everything-wallet/core/accounts/addressesOf', () => ({
  addressesOf: () => Promise.resolve((index: number) => `address ${index}`),
}));
vi.mock('../setUpWallet.ts', () => ({ setUpWallet: vi.fn() }));
setUpComponentTests();

const CONTINUE = "I've Saved My Phrase - Continue to Account";
const onFinished = vi.fn<(phrase: string) => Promise<undefined>>();
const onAddAccounts = vi.fn<(accounts: readonly ImportedAccount[]) => Promise<readonly ImportedAccount[]>>();

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  loggedProblems();
  user = userEvent.setup();
  vi.mocked(setUpWallet).mockReset().mockResolvedValue('finished');
});

function Page() {
  return (
    <RecoveryPhrasePage
      userId="alice"
      isVerified={useAuth().isVerified}
      isSessionOver={false}
      renderOffer={() => null}
      isOfferIncomplete={false}
      onBegin={() => Promise.resolve(true)}
      onFinished={onFinished}
      onAddAccounts={onAddAccounts}
    />
  );
}

/** Opens the page; returns a function that marks the profile as verified. */
function open() {
  const router = createMemoryRouter(
    [
      { path: '/recovery-phrase', element: <Page /> },
      { path: '/wallet', element: <p>The wallet</p> },
    ],
    { initialEntries: ['/recovery-phrase'] },
  );
  const tree = (isVerified: boolean) => (
    <AuthContext value={{ status: 'signedIn', isVerified } as Auth}>
      <RouterProvider router={router} />
    </AuthContext>
  );
  const { rerender } = render(tree(false), { wrapper: AppShell });
  return () => rerender(tree(true));
}

const words = () => screen.queryAllByTestId('phrase-word');
const wordsShown = () => waitFor(() => expect(words()).toHaveLength(12));
const press = () => user.click(screen.getByText(CONTINUE));
const walletOpen = () => screen.findByText('The wallet');

describe('an existing phrase', () => {
  const PHRASE = `${'abandon '.repeat(23)}art`;
  const UNUSED = { balance: '0', transactions: 0, holdsToken: false };
  let addresses: string[];
  let used: Map<number, string>;
  let silent: string[];

  beforeEach(() => {
    addresses = [];
    used = new Map();
    silent = [];
    onAddAccounts.mockReset().mockResolvedValue([]);
    onFinished.mockReset().mockResolvedValue(undefined);
    vi.mocked(askAccountUses)
      .mockReset()
      .mockImplementation((questions: readonly UseQuestion[]) => {
        for (const { address } of questions) if (!addresses.includes(address)) addresses.push(address);
        return Promise.resolve(
          questions.map(({ address, network }) => {
            if (silent.includes(network)) return undefined;
            const balance = used.get(addresses.indexOf(address));
            return balance !== undefined && network === 'mainnet' ? { ...UNUSED, balance } : UNUSED;
          }),
        );
      });
  });

  const accounts = () => screen.findByLabelText('Accounts of your phrase');
  const account = (index: number) =>
    screen.findByLabelText<HTMLInputElement>(`Account at m/44'/60'/0'/0/${index}`);
  const finish = () => user.click(screen.getByText('Set up with this phrase'));

  async function bring() {
    await wordsShown();
    await user.click(screen.getByText('I already have a phrase'));
    const field = await screen.findByLabelText('Word 1');
    act(() => field.focus());
    await user.paste(PHRASE.toUpperCase());
    await user.click(screen.getByText('Find my accounts'));
    await accounts();
  }

  test('sets the wallet up with the used accounts', async () => {
    used.set(0, '1.5').set(3, '0.25').set(19, '1');
    const hear = open();
    await bring();
    expect(await screen.findByText(/^3 accounts were used among the first 40 addresses/)).toBeTruthy();
    expect(screen.getByText('address 19')).toBeTruthy();
    expect(screen.getByText('0.25 ETH (Ethereum Mainnet)')).toBeTruthy();
    expect((await account(0)).disabled).toBe(true);
    await user.click(await account(19));
    await finish();
    expect(setUpWallet).toHaveBeenCalledExactlyOnceWith('alice', PHRASE, expect.any(Function));
    await waitFor(() =>
      expect(onAddAccounts).toHaveBeenCalledExactlyOnceWith([{ index: 3, address: addresses[3] }]),
    );
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(PHRASE);
    hear();
    await walletOpen();
  });

  test('without a used account imports the first', async () => {
    const hear = open();
    await bring();
    expect(await screen.findByText(/^None of the first 20 addresses was used/)).toBeTruthy();
    expect((await account(0)).checked).toBe(true);
    expect(screen.getByText('Not used yet')).toBeTruthy();
    await finish();
    hear();
    await walletOpen();
    expect(onAddAccounts).toHaveBeenCalledExactlyOnceWith([]);
  });

  test('with a network that does not answer is known in part, and searched again', async () => {
    silent.push('mainnet');
    used.set(2, '7');
    open();
    await bring();
    expect(await screen.findByText(/^Ethereum Mainnet did not answer/)).toBeTruthy();
    expect(screen.queryByText('Not used yet')).toBeNull();
    silent.length = 0;
    await user.click(screen.getByText('Search again'));
    expect(await screen.findByText('7 ETH (Ethereum Mainnet)')).toBeTruthy();
    expect(screen.queryByText(/did not answer/)).toBeNull();
  });

  test('lists accounts that could not be added, and retries', async () => {
    used.set(1, '1').set(2, '1');
    onAddAccounts.mockImplementationOnce((accounts) => Promise.resolve(accounts.slice(1)));
    const hear = open();
    await bring();
    await screen.findByText(/^2 accounts/);
    await finish();
    hear();
    expect(await screen.findByText(/is set up, but 1 account was not added/)).toBeTruthy();
    expect(screen.queryByText('The wallet')).toBeNull();
    await user.click(screen.getByText('Try again'));
    await walletOpen();
    expect(setUpWallet).toHaveBeenCalledOnce();
    expect(onAddAccounts.mock.calls[1]).toEqual([[{ index: 2, address: addresses[2] }]]);
  });

  test('opens the wallet without the accounts that cannot be added', async () => {
    used.set(1, '1');
    onAddAccounts.mockImplementation((accounts) => Promise.resolve(accounts));
    const hear = open();
    await bring();
    await screen.findByText(/^1 account was/);
    await finish();
    hear();
    await user.click(await screen.findByText('Continue without'));
    await walletOpen();
  });

  test('is not discarded where another tab was first', async () => {
    const hear = open();
    await bring();
    hear();
    expect(await screen.findByText(/Keep your words: their coins are not affected/)).toBeTruthy();
    expect(screen.queryByText(/Do not use them/)).toBeNull();
    expect(setUpWallet).not.toHaveBeenCalled();
  });

  test("stays once submitted: after a lost answer, the wallet's words are unknown", async () => {
    vi.mocked(setUpWallet).mockRejectedValueOnce(new WalletError('phrase.error.complete'));
    const hear = open();
    await bring();
    await screen.findByText(/^None of/);
    await finish();
    expect(await screen.findByText('Failed to complete setup. Please try again.')).toBeTruthy();
    expect(screen.getByText<HTMLButtonElement>('Back to the words').disabled).toBe(true);
    hear();
    await walletOpen();
    expect(vi.mocked(setUpWallet).mock.calls.map(([, phrase]) => phrase)).toEqual([PHRASE, PHRASE]);
  });

  test('is no longer requested once new words were submitted', async () => {
    vi.mocked(setUpWallet).mockRejectedValueOnce(new WalletError('phrase.error.complete'));
    open();
    await wordsShown();
    await press();
    await screen.findByText('Failed to complete setup. Please try again.');
    expect(screen.queryByText('I already have a phrase')).toBeNull();
  });

  test('leaves the new phrase unchanged for a user who goes back', async () => {
    open();
    await wordsShown();
    const shown = words().map((word) => word.textContent);
    await user.click(screen.getByText('I already have a phrase'));
    await user.click(await screen.findByText('Create a new phrase instead'));
    expect(words().map((word) => word.textContent)).toEqual(shown);
    await press();
    expect(vi.mocked(setUpWallet).mock.calls[0]?.[1]).toBe(shown.join(' '));
  });
});
