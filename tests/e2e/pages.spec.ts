import { expect } from '@playwright/test';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';

/* Pages without a session (docs/product.md §2). */

test.describe.configure({ mode: 'parallel' });

test('an unknown path shows an error with a link home, and is logged', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/404: no page at \/no\/such\/page/, /status of 404 /);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'The Everything Wallet' })).toBeVisible();
});

test('Sign In and Get Started on the landing page lead to /auth, each with its tab', async ({
  page,
  authPage,
}) => {
  await page.goto('/');
  for (const name of ['Sign In', 'Get Started']) {
    await test.step(`${name} on the landing page leads to /auth`, async () => {
      await expect(page.getByRole('heading', { name: 'The Everything Wallet' })).toBeVisible();
      await page.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL('/auth');
      await expect(name === 'Sign In' ? authPage.signInButton : authPage.signUpButton).toBeVisible();
      await page.goBack();
    });
  }
});

test('a signed-in user finds the wallet at /', SCREEN, async ({ page, walletPage, returningUser }) => {
  expect(returningUser.address).toMatch(/^0x/);
  await page.goto('/');
  await expect(walletPage.balanceCard).toBeVisible();
  await walletPage.expectBalance('0 ETH');

  // The search is there as well, but not over a dialog, which may be sending.
  const button = page.getByRole('button', { name: 'Search' });
  const field = page.getByRole('combobox', { name: 'Search your wallet and help' });
  await button.click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
  // It finds what can be done, the user's own and settings beside the help.
  await button.click();
  await field.fill('networ');
  const found = page.getByRole('group', { name: 'Settings' }).getByRole('option');
  await expect(found).toHaveText(['Network Settings']);
  await field.fill('send');
  await page.getByRole('group', { name: 'Actions' }).getByRole('option', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send ETH' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/wallet');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await walletPage.sendAction.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field).toBeHidden();
});
