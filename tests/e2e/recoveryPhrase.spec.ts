import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { createAccount, type Account } from './support/account.ts';
import { cutOff, inputOf, watchCalls } from './support/calls.ts';
import { documentAt, documentsOf, read } from './support/documents.ts';
import { startSession } from './support/startSession.ts';
import { test as base } from './support/test.ts';
import { toast } from './support/toast.ts';
import { addressOf, call } from './support/walletUser.ts';

/* Showing the phrase and finishing the setup (docs/product.md §2 /recovery-phrase, §4, §8). */

const test = base.extend<{
  /** A signed-in user who has not seen a phrase. */
  newcomer: Account;
}>({
  newcomer: async ({ page }, use) => {
    const account = await createAccount();
    await startSession(page, account);
    await use(account);
  },
});

test.describe.configure({ mode: 'parallel' });

/** The wallet is set up with the phrase: address, profile and stored hash belong together. */
async function expectWalletOf(phrase: string, { uid, idToken }: Account): Promise<void> {
  const address = addressOf(phrase);
  const addressId = `${uid}_${address.toLowerCase()}`;
  expect(await documentsOf(uid, 'wallet_addresses')).toEqual([
    {
      user_id: uid,
      address,
      network: 'ethereum',
      is_primary: true,
      derivation_index: 0,
      watch_only: false,
      created_at: expect.any(String),
    },
  ]);
  expect(await documentAt(`profiles/${uid}`)).toEqual({
    id: uid,
    verified: true,
    primary_wallet_address_id: addressId,
  });
  expect(await call('verifyRecoveryPhrase', { phrase_to_verify: sha256(phrase) }, idToken)).toBe(true);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

test('the words are shown, hidden and copied', async ({ page, phrasePage, newcomer, context }) => {
  await test.step('shows 12 numbered words in three columns that make a valid phrase', async () => {
    expect(newcomer.uid).not.toBe('');
    await page.setViewportSize({ width: 1000, height: 800 });
    await phrasePage.open();
    const phrase = await phrasePage.readPhrase();
    expect(validateMnemonic(phrase, wordlist)).toBe(true);

    const words = phrase.split(' ');
    await expect(phrasePage.cells).toHaveText(words.map((word, index) => `${index + 1}${word}`));
    const columns = await phrasePage.cells.evaluateAll(
      (cells) => new Set(cells.map((cell) => cell.getBoundingClientRect().left)).size,
    );
    expect(columns).toBe(3);
  });
  await test.step('hidden words are not in the page at all', async () => {
    expect(newcomer.uid).not.toBe('');
    await phrasePage.open();
    const phrase = await phrasePage.readPhrase();
    await phrasePage.hideButton.click();
    await expect(phrasePage.words).toHaveCount(0);
    await expect(phrasePage.cells).toHaveText(phrase.split(' ').map((_, index) => `${index + 1}••••`));
    // Cells that differ in nothing but their number hide no word, in no attribute either.
    const markup = await phrasePage.cells.evaluateAll((cells) =>
      cells.map(({ outerHTML }, index) => outerHTML.replace(`>${index + 1}<`, '><')),
    );
    expect(new Set(markup).size).toBe(1);
    expect(await page.content()).not.toContain(phrase);

    await phrasePage.showButton.click();
    expect(await phrasePage.readPhrase()).toBe(phrase);
  });
  await test.step('copies exactly the words, and confirms it for two seconds', async () => {
    expect(newcomer.uid).not.toBe('');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await phrasePage.open();
    const phrase = await phrasePage.readPhrase();
    await page.clock.pauseAt(Date.now() + 60_000);
    await phrasePage.copyButton.click();
    await expect(phrasePage.copiedButton).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phrase);

    await page.clock.runFor(1_900);
    await expect(phrasePage.copiedButton).toBeVisible();
    await page.clock.runFor(200);
    await expect(phrasePage.copyButton).toBeVisible();
    await page.clock.resume();
  });
  await test.step('a refused clipboard is reported, without a confirmation', async () => {
    expect(newcomer.uid).not.toBe('');
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await phrasePage.open();
    await phrasePage.readPhrase();
    await phrasePage.copyButton.click();
    await expect(
      toast(page, 'The browser did not allow copying. Select the text and copy it yourself.'),
    ).toBeVisible();
    await expect(phrasePage.copyButton).toBeVisible();
  });
});

test('only a keyed digest of the phrase is stored, where no client can read it', async ({
  page,
  phrasePage,
  walletPage,
  newcomer,
}) => {
  const calls = watchCalls(page, 'storeRecoveryPhraseHash');
  await phrasePage.open();
  const phrase = await phrasePage.readPhrase();
  expect(calls.map(inputOf)).toEqual([{ phrase_hash: sha256(phrase) }]);
  await phrasePage.continueButton.click();
  await expect(toast(page, 'Setup complete. Welcome!')).toBeVisible();
  await walletPage.expectOpen();
  await expectWalletOf(phrase, newcomer);

  const stored = JSON.stringify(await documentAt(`phrase_hashes/${newcomer.uid}`));
  expect(stored).toContain('keyed_digest');
  expect(stored).not.toContain(sha256(phrase));
  const asOwner = await read(`phrase_hashes/${newcomer.uid}`, newcomer.idToken);
  expect(asOwner.status).toBe(403);
});

test('a phrase whose hash cannot be stored is not shown, and a retry works', async ({
  page,
  phrasePage,
  walletPage,
  newcomer,
  consoleGuard,
}) => {
  consoleGuard.expect(
    /ERR_CONNECTION_REFUSED/,
    /\[wallet\] The recovery phrase could not be set up CallableError/,
  );
  const reconnect = await cutOff(page, 'storeRecoveryPhraseHash');
  await phrasePage.open();
  await expect(toast(page, 'Failed to store recovery phrase. Please try again.')).toBeVisible();
  await expect(phrasePage.words).toHaveCount(0);
  await expect(phrasePage.continueButton).toBeDisabled();
  await phrasePage.copyButton.click();
  await expect(toast(page, "No phrase available. You've already generated one.")).toBeVisible();

  await reconnect();
  await phrasePage.retryButton.click();
  const phrase = await phrasePage.readPhrase();
  await phrasePage.continueButton.click();
  await walletPage.expectOpen();
  await expectWalletOf(phrase, newcomer);
});

test('an unreachable server at the end of the setup preserves the page and its phrase', async ({
  page,
  phrasePage,
  walletPage,
  newcomer,
  consoleGuard,
}) => {
  consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /Finishing the setup failed CallableError/);
  await phrasePage.open();
  const phrase = await phrasePage.readPhrase();
  const reconnect = await cutOff(page, 'finishSetup');
  await phrasePage.continueButton.click();
  await expect(toast(page, 'Failed to complete setup. Please try again.')).toBeVisible();
  expect(await phrasePage.readPhrase()).toBe(phrase);

  await reconnect();
  await phrasePage.continueButton.click();
  await walletPage.expectOpen();
  await expectWalletOf(phrase, newcomer);
});

test('a reload creates another phrase, which then counts', async ({
  page,
  phrasePage,
  walletPage,
  newcomer,
}) => {
  await phrasePage.open();
  const first = await phrasePage.readPhrase();
  await page.reload();
  const second = await phrasePage.readPhrase();
  expect(second).not.toBe(first);
  await phrasePage.continueButton.click();
  await walletPage.expectOpen();
  await expectWalletOf(second, newcomer);
});

test('with two tabs open, the phrase of the first to finish counts, and the other one reports it', async ({
  context,
  phrasePage,
  walletPage,
  newcomer,
}) => {
  await phrasePage.open();
  const phrase = await phrasePage.readPhrase();
  const otherTab = await context.newPage();
  await otherTab.goto('/recovery-phrase');
  await expect(otherTab.getByTestId('phrase-word')).toHaveCount(12);
  const otherPhrase = (await otherTab.getByTestId('phrase-word').allTextContents()).join(' ');
  expect(otherPhrase).not.toBe(phrase);

  await phrasePage.continueButton.click();
  await walletPage.expectOpen();
  await expectWalletOf(phrase, newcomer);
  // The other phrase is invalid: it is no longer on the screen, and a message explains that.
  await expect(
    otherTab.getByRole('heading', { name: 'This wallet was set up in another tab' }),
  ).toBeVisible();
  await expect(otherTab.getByTestId('phrase-word')).toHaveCount(0);
  await otherTab.getByRole('link', { name: 'Go to my wallet' }).click();
  await expect(otherTab).toHaveURL('/wallet');
});
