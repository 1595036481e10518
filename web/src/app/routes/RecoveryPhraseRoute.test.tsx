import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveAccount } from '../../features/accounts/api/saveAccount.ts';
import { askAccountUses } from '../../features/phrase/api/askAccountUses.ts';
import { storeRecoveryPhraseHash } from '../../features/phrase/api/storeRecoveryPhraseHash.ts';
import { setUpWallet, type SetupOutcome } from '../../features/phrase/setUpWallet.ts';
import { passkeyProblem } from '../../features/vault/passkey/passkeyProblem.ts';
import { storedVaults } from '../../features/vault/storedVaults.ts';
import { AuthContext, type Auth, type ProfileState } from '../../lib/session/AuthContext.ts';
import { VaultContext, type VaultAccess } from '../../lib/vault/VaultContext.ts';
import { texts } from '../../texts/texts.ts';
import { AppShell } from '../../testing/AppShell.tsx';
import { enter } from '../../testing/enter.ts';
import { deferred } from '../../testing/deferred.ts';
import { fakeVault } from '../../testing/fakeVault.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { RecoveryPhraseRoute } from './RecoveryPhraseRoute.tsx';

vi.mock('../../features/phrase/api/storeRecoveryPhraseHash.ts', () => ({ storeRecoveryPhraseHash: vi.fn() }));
vi.mock('../../features/phrase/api/askAccountUses.ts', () => ({ askAccountUses: vi.fn() }));
// Derived in the tests of the page: WebCrypto accepts no bytes of another realm.
vi.mock('@everything-wallet/core/accounts/addressesOf', () => ({
  addressesOf: () => Promise.resolve((index: number) => `address ${index}`),
}));
vi.mock('../../features/accounts/api/saveAccount.ts', () => ({ saveAccount: vi.fn() }));
vi.mock('../../features/phrase/setUpWallet.ts', () => ({ setUpWallet: vi.fn() }));
vi.mock('../../features/vault/passkey/passkeyProblem.ts', () => ({ passkeyProblem: vi.fn() }));
vi.mock('../../features/vault/storedVaults.ts', () => ({ storedVaults: vi.fn().mockResolvedValue([]) }));
setUpComponentTests();

const CONTINUE = "I've Saved My Phrase - Continue to Account";
const LOST = 'This wallet was set up in another tab';

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  loggedProblems();
  user = userEvent.setup();
  vi.mocked(storeRecoveryPhraseHash).mockReset().mockResolvedValue(undefined);
  vi.mocked(setUpWallet).mockReset().mockResolvedValue('finished');
  vi.mocked(passkeyProblem).mockReset().mockResolvedValue('device.passkey.noAuthenticator');
});

const session = (profile: ProfileState | 'ended') =>
  ({
    status: profile === 'ended' ? 'signedOut' : 'signedIn',
    user: profile === 'ended' ? undefined : { id: 'alice', email: 'alice@example.com' },
    profile: profile === 'ended' ? 'loading' : profile,
    retryProfile: vi.fn(),
  }) as unknown as Auth;

/** Opens the page; returns a function that changes the profile. */
function open(
  profile: ProfileState = 'unverified',
  access: VaultAccess = { state: { status: 'none' }, vault: undefined },
) {
  const router = createMemoryRouter(
    [
      { path: '/recovery-phrase', element: <RecoveryPhraseRoute /> },
      { path: '/wallet', element: <p>The wallet</p> },
      { path: '/auth', element: <p>Signing in</p> },
    ],
    { initialEntries: ['/recovery-phrase'] },
  );
  const page = (state: ProfileState | 'ended') => (
    <AuthContext value={session(state)}>
      <VaultContext value={access}>
        <RouterProvider router={router} />
      </VaultContext>
    </AuthContext>
  );
  const { rerender } = render(page(profile), { wrapper: AppShell });
  return (state: ProfileState | 'ended') => rerender(page(state));
}

const words = () => screen.queryAllByTestId('phrase-word');
const wordsShown = () => waitFor(() => expect(words()).toHaveLength(12));
const continueButton = () => screen.getByRole<HTMLButtonElement>('button', { name: CONTINUE });

/** A new device password is checked before the button can be pressed. */
async function press() {
  await waitFor(() => expect(continueButton().disabled).toBe(false));
  await user.click(continueButton());
}
const walletOpen = () => screen.findByText('The wallet');

describe('this tab', () => {
  test('finishes, and opens the wallet once the profile is verified', async () => {
    const hear = open();
    await wordsShown();
    await press();
    expect(await screen.findByText('Setup complete. Welcome!')).toBeTruthy();
    expect(screen.queryByText('The wallet')).toBeNull();
    hear('verified');
    await walletOpen();
    expect(screen.queryByText(LOST)).toBeNull();
  });

  test('shows no loss while its own answer is pending', async () => {
    const answer = deferred<SetupOutcome>();
    vi.mocked(setUpWallet).mockReturnValue(answer.promise);
    const hear = open();
    await wordsShown();
    await press();
    hear('verified');
    expect(screen.queryByText(LOST)).toBeNull();
    answer.resolve('finished');
    await walletOpen();
  });

  test('retries by itself when its answer was lost and the wallet is set up', async () => {
    vi.mocked(setUpWallet).mockRejectedValueOnce(new WalletError('phrase.error.complete'));
    const hear = open();
    await wordsShown();
    await press();
    expect(await screen.findByText('Failed to complete setup. Please try again.')).toBeTruthy();
    expect(words()).toHaveLength(12);
    hear('verified');
    await walletOpen();
    const [first, second] = vi.mocked(setUpWallet).mock.calls.map(([userId, phrase]) => [userId, phrase]);
    expect(second).toEqual(first);
  });

  test('a repeated failure is not retried forever', async () => {
    vi.mocked(setUpWallet).mockRejectedValue(new WalletError('phrase.error.verification'));
    const hear = open();
    await wordsShown();
    await press();
    await screen.findByText("Couldn't update verification. Please try again.");
    hear('verified');
    await waitFor(() => expect(setUpWallet).toHaveBeenCalledTimes(2));
    await wordsShown();
    expect(setUpWallet).toHaveBeenCalledTimes(2);
  });
});

// Regression: a session that ended during the setup redirected to /auth without explanation, and the words
// were lost.
describe('a session that ends', () => {
  test('preserves shown words, with a notice, and continues after another sign-in', async () => {
    const hear = open();
    await wordsShown();
    const shown = words().map(({ textContent }) => textContent);
    hear('ended');
    expect(screen.getByText('Your session has ended')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in in a new tab' }).getAttribute('target')).toBe('_blank');
    expect(words().map(({ textContent }) => textContent)).toEqual(shown);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: CONTINUE }).disabled).toBe(true);
    hear('loading');
    hear('unverified');
    expect(screen.queryByText('Your session has ended')).toBeNull();
    await press();
    expect(vi.mocked(setUpWallet).mock.lastCall?.[1].split(' ')).toHaveLength(12);
    expect(storeRecoveryPhraseHash).toHaveBeenCalledOnce();
    hear('verified');
    await walletOpen();
  });

  test('before any were shown leads to signing in', async () => {
    vi.mocked(storeRecoveryPhraseHash).mockReturnValue(deferred<undefined>().promise);
    const hear = open();
    hear('ended');
    expect(await screen.findByText('Signing in')).toBeTruthy();
  });
});

describe('a tab that was too late', () => {
  async function expectNotice() {
    expect(await screen.findByRole('heading', { name: LOST })).toBeTruthy();
    expect(screen.getByText(/are not this wallet’s phrase\. Do not use them/)).toBeTruthy();
    expect(words()).toEqual([]);
    expect(screen.queryByRole('button', { name: CONTINUE })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Go to my wallet' }));
    await walletOpen();
  }

  test('learns it from the server when it finishes', async () => {
    vi.mocked(setUpWallet).mockResolvedValue('lost');
    open();
    await wordsShown();
    await press();
    await expectNotice();
  });

  test('learns it as soon as the profile is verified, with its words still on the screen', async () => {
    const hear = open();
    await wordsShown();
    hear('verified');
    await expectNotice();
    expect(setUpWallet).not.toHaveBeenCalled();
  });

  test('goes to the wallet silently when it had shown no words', async () => {
    vi.mocked(storeRecoveryPhraseHash).mockReturnValue(deferred<undefined>().promise);
    const hear = open();
    hear('verified');
    await walletOpen();
    expect(words()).toEqual([]);
  });
});

test('a verified user is never shown a phrase', async () => {
  open('verified');
  await walletOpen();
  expect(storeRecoveryPhraseHash).not.toHaveBeenCalled();
});

describe('the wallet on this device', () => {
  const OFFER = 'Also store the wallet on this device';
  const type = (label: string, text: string) => enter(user, screen.getByLabelText(label), text);

  test('is offered while the phrase is available, and stored under a password once the phrase is the wallet’s', async () => {
    const vault = fakeVault();
    const hear = open('unverified', { state: { status: 'none' }, vault });
    await wordsShown();
    const phrase = words().map((word) => word.textContent);
    await user.click(screen.getByRole('switch', { name: OFFER }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: CONTINUE }).disabled).toBe(true);
    await type('New device password', 'staple battery');
    await type('Repeat the password', 'staple battery');
    await press();
    expect(await screen.findByText('Your wallet is stored on this device and unlocked')).toBeTruthy();
    expect(vault.create).toHaveBeenCalledExactlyOnceWith(phrase.join(' '), 'staple battery');
    hear('verified');
    await walletOpen();
  });

  test('is not stored while the switch is off', async () => {
    const vault = fakeVault();
    const hear = open('unverified', { state: { status: 'none' }, vault });
    await wordsShown();
    await press();
    hear('verified');
    await walletOpen();
    expect(vault.create).not.toHaveBeenCalled();
  });

  /**
   * Shows the words and chooses to store them; the profile becomes verified as soon as the server has them.
   */
  async function requestStorage(vault: ReturnType<typeof fakeVault>) {
    const hear = open('unverified', { state: { status: 'none' }, vault });
    await wordsShown();
    const shown = words().map((word) => word.textContent);
    await user.click(screen.getByRole('switch', { name: OFFER }));
    await type('New device password', 'staple battery');
    await type('Repeat the password', 'staple battery');
    await press();
    await screen.findByText(texts['device.notStored.title']);
    hear('verified');
    return { shown, hear };
  }

  // Regression: the wallet opened, and the words to be stored were lost with the page.
  test('a failure to store it is shown, and the words remain until it succeeds, or the user continues without', async () => {
    const vault = fakeVault();
    vault.create.mockRejectedValue(new WalletError('vault.error.storage'));
    const { shown } = await requestStorage(vault);
    expect(screen.getByText(new RegExp(texts['vault.error.storage'].slice(0, 40)))).toBeTruthy();
    expect(words().map((word) => word.textContent)).toEqual(shown);
    await user.click(screen.getByRole('button', { name: texts['device.notStored.again'] }));
    await waitFor(() => expect(vault.create).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(texts['device.notStored.title'])).toBeTruthy();
    expect(words().map((word) => word.textContent)).toEqual(shown);
    expect(setUpWallet).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: texts['device.notStored.continue'] }));
    await walletOpen();
  });

  test('is stored on a retry after a failure', async () => {
    const vault = fakeVault();
    vault.create.mockRejectedValueOnce(new WalletError('vault.error.storage'));
    const { shown } = await requestStorage(vault);
    await user.click(screen.getByRole('button', { name: texts['device.notStored.again'] }));
    await walletOpen();
    expect(vault.create).toHaveBeenLastCalledWith(shown.join(' '), 'staple battery');
    expect(screen.getByText(texts['device.created'])).toBeTruthy();
  });

  test('a vault locked during the setup exists, and is reported', async () => {
    const vault = fakeVault();
    vault.create.mockRejectedValue(new WalletError('vault.error.locked'));
    vault.refresh.mockResolvedValue({ status: 'locked' });
    const hear = open('unverified', { state: { status: 'none' }, vault });
    await wordsShown();
    await user.click(screen.getByRole('switch', { name: OFFER }));
    await type('New device password', 'staple battery');
    await type('Repeat the password', 'staple battery');
    await press();
    expect(await screen.findByText(texts['device.createdLocked'])).toBeTruthy();
    hear('verified');
    await walletOpen();
  });

  test("does not store words that lost against another tab's", async () => {
    vi.mocked(setUpWallet).mockResolvedValue('lost');
    const vault = fakeVault();
    open('unverified', { state: { status: 'none' }, vault });
    await wordsShown();
    await user.click(screen.getByRole('switch', { name: OFFER }));
    await type('New device password', 'staple battery');
    await type('Repeat the password', 'staple battery');
    await press();
    expect(await screen.findByText(LOST)).toBeTruthy();
    expect(vault.create).not.toHaveBeenCalled();
  });

  // Regression: after the database was restored, the setup's new words replaced those that control the coins.
  test('an existing one replaces the offer, and remains', async () => {
    vi.mocked(storedVaults).mockResolvedValue(['alice']);
    const vault = fakeVault();
    const hear = open('unverified', { state: { status: 'locked' }, vault });
    await wordsShown();
    expect(await screen.findByText(texts['device.stored.own'])).toBeTruthy();
    expect(screen.queryByRole('switch', { name: OFFER })).toBeNull();
    await press();
    hear('verified');
    await walletOpen();
    expect(vault.create).not.toHaveBeenCalled();
  });

  describe('where the browser may have a passkey', () => {
    const answer = () => ({ credential: 'AQID', salt: 'BAUG', prfOutput: new Uint8Array(32).fill(7) });
    beforeEach(() => {
      vi.mocked(passkeyProblem).mockResolvedValue(undefined);
    });

    /** Shows the words and turns the switch on. */
    async function wanting(vault: ReturnType<typeof fakeVault>) {
      const hear = open('unverified', { state: { status: 'none' }, vault });
      await wordsShown();
      expect(await screen.findByText(texts['device.offer.passkeyText'])).toBeTruthy();
      await user.click(screen.getByRole('switch', { name: OFFER }));
      return {
        hear,
        phrase: words()
          .map((word) => word.textContent)
          .join(' '),
      };
    }

    test('it is offered first, and created before the setup begins', async () => {
      const vault = fakeVault();
      const prompt = deferred<ReturnType<typeof answer>>();
      vault.newPasskey.mockReturnValue(prompt.promise);
      const { hear, phrase } = await wanting(vault);
      expect(screen.getByText(texts['device.offer.passkey'])).toBeTruthy();
      expect(screen.queryByLabelText('New device password')).toBeNull();
      await press();
      expect(vault.newPasskey).toHaveBeenCalledExactlyOnceWith('alice@example.com');
      expect(setUpWallet).not.toHaveBeenCalled();
      const made = answer();
      prompt.resolve(made);
      expect(await screen.findByText(texts['device.created'])).toBeTruthy();
      expect(vault.createWithPasskey).toHaveBeenCalledExactlyOnceWith(phrase, made);
      hear('verified');
      await walletOpen();
      expect(vault.create).not.toHaveBeenCalled();
      expect(vault.dropPasskey).not.toHaveBeenCalled();
    });

    test('a cancelled one changes nothing: the words stay, with the reason and the password, which stores them', async () => {
      const vault = fakeVault();
      vault.newPasskey.mockRejectedValue(new WalletError('vault.error.passkeyNotMade'));
      const { hear, phrase } = await wanting(vault);
      await press();
      const reason = await screen.findByText(texts['vault.error.passkeyNotMade']);
      await waitFor(() => expect(document.activeElement?.contains(reason)).toBe(true));
      expect(setUpWallet).not.toHaveBeenCalled();
      expect(
        words()
          .map((word) => word.textContent)
          .join(' '),
      ).toBe(phrase);
      expect(continueButton().disabled).toBe(true);
      await type('New device password', 'staple battery');
      await type('Repeat the password', 'staple battery');
      await press();
      await waitFor(() => expect(vault.create).toHaveBeenCalledExactlyOnceWith(phrase, 'staple battery'));
      expect(vault.newPasskey).toHaveBeenCalledOnce();
      hear('verified');
      await walletOpen();
    });

    test('after a cancelled one you can try again, or go on without', async () => {
      const vault = fakeVault();
      vault.newPasskey.mockRejectedValue(new WalletError('vault.error.passkeyNotMade'));
      const { hear } = await wanting(vault);
      await press();
      await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
      await press();
      await screen.findByText(texts['vault.error.passkeyNotMade']);
      expect(vault.newPasskey).toHaveBeenCalledTimes(2);
      await user.click(screen.getByRole('switch', { name: OFFER }));
      await press();
      hear('verified');
      await walletOpen();
      expect(vault.create).not.toHaveBeenCalled();
      expect(vault.createWithPasskey).not.toHaveBeenCalled();
    });

    test('a password is one press away', async () => {
      const vault = fakeVault();
      await wanting(vault);
      await user.click(screen.getByRole('button', { name: 'Use a password instead' }));
      await type('New device password', 'staple battery');
      await type('Repeat the password', 'staple battery');
      await press();
      await waitFor(() => expect(vault.create).toHaveBeenCalledOnce());
      expect(vault.newPasskey).not.toHaveBeenCalled();
    });

    test('one that was made for a setup that failed is used by the next attempt', async () => {
      vi.mocked(setUpWallet).mockRejectedValueOnce(new WalletError('phrase.error.complete'));
      const vault = fakeVault();
      const made = answer();
      vault.newPasskey.mockResolvedValue(made);
      const { phrase } = await wanting(vault);
      await press();
      await screen.findByText('Failed to complete setup. Please try again.');
      await press();
      await waitFor(() => expect(vault.createWithPasskey).toHaveBeenCalledExactlyOnceWith(phrase, made));
      expect(vault.newPasskey).toHaveBeenCalledOnce();
    });

    test('an unused one is dropped', async () => {
      vi.mocked(setUpWallet).mockRejectedValueOnce(new WalletError('phrase.error.complete'));
      const vault = fakeVault();
      const made = answer();
      vault.newPasskey.mockResolvedValue(made);
      await wanting(vault);
      await press();
      await screen.findByText('Failed to complete setup. Please try again.');
      await user.click(screen.getByRole('switch', { name: OFFER }));
      await press();
      await waitFor(() => expect(setUpWallet).toHaveBeenCalledTimes(2));
      expect(vault.dropPasskey).toHaveBeenCalledExactlyOnceWith(made);
    });

    test('a wallet that could not be stored gets another passkey on the next attempt', async () => {
      const vault = fakeVault();
      const [first, second] = [answer(), answer()];
      vault.newPasskey.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
      vault.createWithPasskey.mockRejectedValueOnce(new WalletError('vault.error.storage'));
      const { phrase } = await wanting(vault);
      await press();
      await user.click(await screen.findByRole('button', { name: texts['device.notStored.again'] }));
      expect(await screen.findByText(texts['device.created'])).toBeTruthy();
      expect(vault.createWithPasskey.mock.calls).toEqual([
        [phrase, first],
        [phrase, second],
      ]);
    });
  });

  test('is not offered where the browser stores nothing', async () => {
    open('unverified', { state: { status: 'unusable', problem: 'vault.error.storage' }, vault: fakeVault() });
    await wordsShown();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

test('saves the accounts of an imported phrase, and retries those that failed', async () => {
  const phrase = `${'abandon '.repeat(11)}about`;
  const used = { balance: '1', transactions: 0, holdsToken: false };
  vi.mocked(askAccountUses).mockImplementation((questions) =>
    Promise.resolve(
      questions.map(({ address }) => ({ ...used, balance: /^address [0-2]$/.test(address) ? '1' : '0' })),
    ),
  );
  vi.mocked(saveAccount).mockReset().mockRejectedValueOnce(new Error('unavailable'));
  const vault = fakeVault();
  vault.create.mockRejectedValueOnce(new WalletError('vault.error.storage'));
  const hear = open('unverified', { state: { status: 'none' }, vault });
  await wordsShown();
  await user.click(screen.getByRole('button', { name: 'I already have a phrase' }));
  const first = await screen.findByLabelText('Word 1');
  act(() => first.focus());
  await user.paste(phrase);
  await user.click(screen.getByText('Find my accounts'));
  await screen.findByText(/^3 accounts were used/);
  await user.click(screen.getByRole('switch', { name: 'Also store the wallet on this device' }));
  await user.type(screen.getByLabelText('New device password'), 'staple battery');
  await user.type(screen.getByLabelText('Repeat the password'), 'staple battery');
  await user.click(screen.getByText('Set up with this phrase'));
  hear('verified');
  // It could not be stored on this device at first; the setup waits for that decision.
  expect(saveAccount).not.toHaveBeenCalled();
  await user.click(await screen.findByText(texts['device.notStored.again']));
  await user.click(await screen.findByText('Try again'));
  await walletOpen();
  expect(vault.create.mock.calls).toEqual(Array(2).fill([phrase, 'staple battery']));
  expect(vi.mocked(saveAccount).mock.calls).toEqual(
    [1, 2, 1].map((index) => ['alice', { address: `address ${index}`, derivationIndex: index }]),
  );
});
