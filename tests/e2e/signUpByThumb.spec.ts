import { vaultTexts } from '@everything-wallet/core/texts/en/vaultTexts';
import { expect, type Locator, type Page } from '@playwright/test';
import { newCredentials } from './support/account.ts';
import { addAuthenticator } from './support/addAuthenticator.ts';
import { expectUsable } from './support/expectUsable.ts';
import { stack } from './support/stack.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';

/* From the landing page to the wallet on a phone, by taps alone, with the wallet stored on the device under a passkey. */

const PHONE = { width: 360, height: 740 };
/**
 * Taps from the landing page to the home: Get Started, three fields, Sign Up, the switch, and the button that continues.
 * The fingerprint prompt belongs to the device and does not count.
 */
const TAPS = 7;
const FIELDS = ['email', 'password', 'confirmPassword'];

test.use({
  hasTouch: true,
  viewport: PHONE,
  // A passkey belongs to a host name, not to an address.
  baseURL: stack.hostingUrl.replace('127.0.0.1', 'localhost'),
});

/** Counts the taps on a page, and lists the fields that are typed into, over all documents that it opens from now on. */
async function countActions(page: Page) {
  let taps = 0;
  const fields = new Set<string>();
  await page.exposeFunction('noteTap', () => (taps += 1));
  await page.exposeFunction('noteField', (name: string) => fields.add(name));
  await page.addInitScript(() => {
    const { noteTap, noteField } = window as unknown as Record<string, (name?: string) => void>;
    addEventListener('touchstart', () => noteTap?.(), { capture: true });
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'checkbox') noteField?.(target.name);
      },
      { capture: true },
    );
  });
  return { taps: () => taps, fields: () => [...fields] };
}

/** Taps a field and types into it, key by key. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await field.page().keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Signs up from the landing page, by taps and typing alone, until the words are shown. */
async function signUp(page: Page): Promise<void> {
  const { email, password } = newCredentials();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().tap();
  // The page shows the form for signing in first, which has two of the three fields as well.
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await typeInto(page.getByLabel('Email'), email);
  await typeInto(page.getByLabel('Password', { exact: true }), password);
  await typeInto(page.getByLabel('Confirm Password'), password);
  await page.getByRole('button', { name: 'Sign Up' }).tap();
  await expect(page.getByTestId('phrase-word')).toHaveCount(12);
}

test('seven taps and three typed fields lead to a wallet that a passkey unlocks', async ({
  page,
  context,
  phrasePage,
  walletPage,
}) => {
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const authenticatorId = await addAuthenticator(client, { hasPrf: true });
  const actions = await countActions(page);
  const lock = walletPage.header.getByRole('button', { name: 'Lock wallet' });
  const unlock = walletPage.header.getByRole('button', { name: 'Unlock wallet' });

  await test.step('from the landing page to the home', async () => {
    await signUp(page);
    await page.getByRole('switch', { name: 'Also store the wallet on this device' }).tap();
    await expect(page.getByText('When you continue, your device asks for')).toBeVisible();
    await expect(page.getByLabel('New device password')).toHaveCount(0);
    await phrasePage.continueButton.tap();
    await walletPage.expectOpen();
    await expect(lock).toBeVisible();
    expect(actions.taps()).toBe(TAPS);
    expect(actions.fields()).toEqual(FIELDS);
  });

  await test.step('the first steps say what comes next, the words first', async () => {
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps.getByRole('listitem')).toHaveText([
      /Back up your recovery phrase/,
      /Receive your first coin/,
      /Add a contact/,
    ]);
  });

  await test.step('the passkey is stored on the device, and unlocks the wallet after a reload, without a field', async () => {
    const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);
    await page.reload();
    await unlock.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Use passkey' }).tap();
    await expect(lock).toBeVisible();
  });
});

test('a cancelled passkey loses nothing: the words stay, and a password stores them', async ({
  page,
  context,
  phrasePage,
  walletPage,
  consoleGuard,
}) => {
  consoleGuard.expect(/\[wallet\] No passkey was created for the phrase WalletError/);
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const authenticatorId = await addAuthenticator(client, { hasPrf: true, isUserVerified: false });
  await signUp(page);
  const phrase = await phrasePage.readPhrase();
  await page.getByRole('switch', { name: 'Also store the wallet on this device' }).tap();
  await expectUsable(page);
  await page.setViewportSize(PHONE);
  await phrasePage.continueButton.tap();
  await expect(page.getByText(vaultTexts['vault.error.passkeyNotMade'])).toBeVisible();
  await expect(page).toHaveURL('/recovery-phrase');
  expect(await phrasePage.readPhrase()).toBe(phrase);
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toEqual([]);

  await page.getByLabel('New device password').fill('staple battery horse');
  await page.getByLabel('Repeat the password').fill('staple battery horse');
  await phrasePage.continueButton.tap();
  await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
  await walletPage.expectOpen();
  await expect(walletPage.header.getByRole('button', { name: 'Lock wallet' })).toBeVisible();
});

test('a passkey that cannot hold a key leads to the password', async ({
  page,
  context,
  phrasePage,
  consoleGuard,
}) => {
  consoleGuard.expect(/\[wallet\] No passkey was created for the phrase WalletError/);
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  await addAuthenticator(client, { hasPrf: false });
  await signUp(page);
  await page.getByRole('switch', { name: 'Also store the wallet on this device' }).tap();
  await phrasePage.continueButton.tap();
  await expect(page.getByText(vaultTexts['vault.error.passkeyNoPrf'])).toBeVisible();
  await expect(page.getByLabel('New device password')).toBeVisible();
  await phrasePage.readPhrase();
});
