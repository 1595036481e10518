import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { RecoveryPhrasePage } from '../../../tests/e2e/pages/RecoveryPhrasePage.ts';
import { SettingsPage } from '../../../tests/e2e/pages/SettingsPage.ts';
import { SwapPage } from '../../../tests/e2e/pages/SwapPage.ts';
import { createAccount } from '../../../tests/e2e/support/account.ts';
import { askInWindow, SITE_PAGE } from '../../../tests/e2e/support/askWallet.ts';
import { keepOnDevice } from '../../../tests/e2e/support/deviceWallet.ts';
import { startSession } from '../../../tests/e2e/support/startSession.ts';
import { startSite } from '../../../tests/e2e/support/startSite.ts';
import { test } from '../../../tests/e2e/support/test.ts';
import { toast } from '../../../tests/e2e/support/toast.ts';
import { newAddress } from '../../../tests/e2e/support/walletUser.ts';
import { readAloud } from './readAloud.ts';
import { withoutValues } from './withoutValues.ts';

/*
 * What a screen reader says on the screens that move money, as files to read. After an intended change:
 * UPDATE_TRANSCRIPTS=true npx playwright test --project=languages transcripts
 */

const DIALOG = '[role="dialog"]';
const PASSWORD = 'staple battery horse';
const SIMULATED = /^Simulated just now|^Only one node has simulated/;

/** Typed data of an order, as a marketplace asks for. */
const ORDER = JSON.stringify({
  domain: { name: 'Test shop', chainId: 1 },
  message: { item: 'lantern' },
  primaryType: 'Order',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Order: [{ name: 'item', type: 'string' }],
  },
});

/**
 * Compares the transcript with the file of a screen, or writes the file.
 *
 * @param secrets words that have a placeholder
 */
async function expectTranscript(
  page: Page,
  name: string,
  selector: string,
  secrets: readonly string[] = [],
): Promise<void> {
  await expect(page.locator(selector).locator('[role="progressbar"]')).toHaveCount(0);
  // A ripple makes a tab a container for a moment.
  await expect(page.locator('.MuiTouchRipple-child')).toHaveCount(0);
  const spoken = await readAloud(page, selector);
  const lines = withoutValues(spoken.map((line) => (secrets.includes(line) ? '<word>' : line)));
  const file = fileURLToPath(new URL(`${name}.txt`, import.meta.url));
  const text = `${lines.join('\n')}\n`;
  if (process.env['UPDATE_TRANSCRIPTS'] === 'true') writeFileSync(file, text);
  expect(text, `${name}: UPDATE_TRANSCRIPTS=true writes the file`).toBe(readFileSync(file, 'utf8'));
}

test('signing up', async ({ page, authPage }) => {
  await authPage.openSignUp();
  await expectTranscript(page, 'signUp', 'main');
  await authPage.fillSignUp({ email: 'nobody', password: '123' }, '1234');
  await authPage.signUpButton.click();
  await expect(authPage.confirmPassword).toHaveAccessibleDescription('Passwords do not match');
  await expectTranscript(page, 'signUpProblems', 'main');
});

test('sending', async ({ page, sendDialog, fundedUser: { phrase } }) => {
  await sendDialog.open();
  await expectTranscript(page, 'send', DIALOG);
  await sendDialog.fill({ recipient: newAddress(), amount: '0.25', phrase });
  await expect(sendDialog.sendButton).toBeEnabled();
  await expectTranscript(page, 'sendReview', DIALOG);
});

test('the recovery phrase', async ({ page }) => {
  await startSession(page, await createAccount());
  const screen = new RecoveryPhrasePage(page);
  await screen.open();
  const words = (await screen.readPhrase()).split(' ');
  await expectTranscript(page, 'recoveryPhrase', 'main', words);
});

test('swapping', async ({ page, fundedUser: { phrase } }) => {
  const swap = new SwapPage(page);
  await page.goto('/swap');
  await expect(page.getByRole('main').getByLabel('Amount', { exact: true }).first()).toBeVisible();
  // Once the balance is known.
  await expect(page.getByRole('button', { name: 'Max', exact: true })).toBeEnabled();
  await expectTranscript(page, 'swap', 'main');
  await swap.press('1');
  await expect(swap.dialog.getByLabel('Recovery Phrase')).toBeVisible();
  // Once the fee is known, and the call was simulated.
  await expect(swap.dialog.getByText(SIMULATED)).toBeVisible();
  await expectTranscript(page, 'swapReview', DIALOG);
  await swap.sign('Swap', phrase);
  await expect(page.getByText(/^Swapped: /)).toBeVisible({ timeout: 30_000 });
  await expectTranscript(page, 'swapDone', 'section[aria-label^="Open swap"]');
});

test('connecting to a website, and its requests', async ({
  page,
  context,
  fundedUser: { phrase, address },
}) => {
  await new SettingsPage(page).open();
  await keepOnDevice(page, phrase, PASSWORD);
  await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
  const served = await startSite(SITE_PAGE);
  const site = await context.newPage();
  await site.goto(served.origin);
  const { popup, answer } = await askInWindow(site, context, 'eth_requestAccounts', []);
  await expect(popup.getByRole('button', { name: 'Connect', exact: true })).toBeEnabled();
  await expectTranscript(popup, 'connect', 'main');
  await popup.getByRole('button', { name: 'Connect', exact: true }).click();
  await answer;

  const value = `0x${(10n ** 17n).toString(16)}`;
  for (const [name, method, params] of [
    ['signMessage', 'personal_sign', ['0x48656c6c6f', address]],
    ['signTypedData', 'eth_signTypedData_v4', [address, ORDER]],
    ['sendForWebsite', 'eth_sendTransaction', [{ from: address, to: newAddress(), value }]],
  ] as const) {
    const asked = await askInWindow(site, context, method, params);
    const dialog = asked.popup.getByRole('dialog');
    await expect(dialog.getByLabel('Device password', { exact: true })).toBeVisible();
    if (name === 'sendForWebsite') await expect(dialog.getByText(SIMULATED)).toBeVisible();
    await expectTranscript(asked.popup, name, DIALOG);
    await dialog.getByRole('button', { name: /^(?:Cancel|Reject)$/ }).click();
    await asked.answer;
  }
  served.close();
});
