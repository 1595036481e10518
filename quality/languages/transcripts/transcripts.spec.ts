import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { SettingsPage } from '../../../tests/e2e/pages/SettingsPage.ts';
import { askInWindow, SITE_PAGE } from '../../../tests/e2e/support/askWallet.ts';
import { keepOnDevice } from '../../../tests/e2e/support/deviceWallet.ts';
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

/** Compares the transcript with the file of a screen, or writes the file. */
async function expectTranscript(page: Page, name: string, selector: string): Promise<void> {
  await expect(page.locator(selector).locator('[role="progressbar"]')).toHaveCount(0);
  // A ripple makes a tab a container for a moment.
  await expect(page.locator('.MuiTouchRipple-child')).toHaveCount(0);
  const lines = withoutValues(await readAloud(page, selector));
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

test('swapping', async ({ page, fundedUser }) => {
  expect(fundedUser.address).toMatch(/^0x/);
  await page.goto('/swap');
  await expect(page.getByRole('main').getByLabel('Amount', { exact: true }).first()).toBeVisible();
  // Once the balance is known.
  await expect(page.getByRole('button', { name: 'Max', exact: true })).toBeEnabled();
  await expectTranscript(page, 'swap', 'main');
});

test('connecting to a website', async ({ page, context, returningUser: { phrase } }) => {
  await new SettingsPage(page).open();
  await keepOnDevice(page, phrase, PASSWORD);
  await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
  const served = await startSite(SITE_PAGE);
  const site = await context.newPage();
  await site.goto(served.origin);
  const { popup, answer } = await askInWindow(site, context, 'eth_requestAccounts', []);
  await expect(popup.getByRole('button', { name: 'Connect', exact: true })).toBeEnabled();
  await expectTranscript(popup, 'connect', 'main');
  await popup.getByRole('button', { name: 'Reject' }).click();
  await answer;
  served.close();
});
