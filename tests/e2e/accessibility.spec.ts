import { expect } from '@playwright/test';
import { createAccount } from './support/account.ts';
import { cutOff } from './support/calls.ts';
import { OFFLINE_COMPLAINTS } from './support/consoleGuard.ts';
import { expectUsable } from './support/expectUsable.ts';
import { startSession } from './support/startSession.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { newAddress } from './support/walletUser.ts';

/* Every screen in each of its states, held to WCAG and to a phone's width, light and dark. */

test.describe.configure({ mode: 'parallel' });

test('the page of an unknown path', SCREEN, async ({ page, consoleGuard }) => {
  consoleGuard.expect(/404: no page/, /status of 404 /);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expectUsable(page);
});

test('signing in and up, with problems shown', SCREEN, async ({ page, authPage }) => {
  await authPage.open();
  await authPage.signInButton.click();
  await expect(authPage.email).toHaveAttribute('aria-invalid', 'true');
  await expectUsable(page);
  await authPage.signUpTab.click();
  await authPage.fillSignUp({ email: 'nobody', password: '123' }, '1234');
  await authPage.signUpButton.click();
  await expect(authPage.confirmPassword).toHaveAccessibleDescription('Passwords do not match');
  await expectUsable(page);
});

test('the recovery phrase, shown and hidden', SCREEN, async ({ page, phrasePage }) => {
  await startSession(page, await createAccount());
  await phrasePage.open();
  await expect(phrasePage.words).toHaveCount(12);
  await expectUsable(page);
  await phrasePage.hideButton.click();
  await expect(phrasePage.words).toHaveCount(0);
  await expectUsable(page);
});

test(
  'the wallet: empty, receiving, and without a connection',
  SCREEN,
  async ({ page, walletPage, signedInUser, receiveDialog, context, consoleGuard }) => {
    await test.step('the wallet, empty', async () => {
      expect(signedInUser.address).toMatch(/^0x/);
      await walletPage.expectBalance('0 ETH');
      await expect(walletPage.recentTransactions).toContainText('No transactions yet');
      await expectUsable(page);
    });
    await test.step('the first stop of the keyboard skips the header', async () => {
      await page.reload();
      await walletPage.expectOpen();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('the Receive dialog, with an own address and with a sample', async () => {
      await receiveDialog.open();
      await expect(receiveDialog.address).toHaveText(signedInUser.address);
      await expectUsable(page);
      await receiveDialog.selectToken('BTC on Bitcoin');
      await expect(receiveDialog.address).toHaveText(/^SAMPLE/);
      await expectUsable(page);
      await receiveDialog.closeButton.click();
    });
    await test.step('a browser without a connection', async () => {
      expect(signedInUser.address).toMatch(/^0x/);
      consoleGuard.allow(OFFLINE_COMPLAINTS);
      await walletPage.expectBalance('0 ETH');
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await expectUsable(page);
    });
  },
);

test('the wallet with a transfer, and the Send dialog', async ({
  page,
  walletPage,
  sendDialog,
  fundedUser,
}) => {
  const { phrase, address } = fundedUser;
  await sendDialog.open();
  await sendDialog.fill({ recipient: newAddress(), amount: '0.2', phrase });
  await expect(sendDialog.total).toBeVisible();
  await expectUsable(page);
  // While axe runs, the page is busy, and a quote older than twelve seconds is not signed: this one is new.
  await sendDialog.amount.fill('0.25');
  await expect(sendDialog.total).toHaveText(/^0\.25/);
  await sendDialog.pressSend();
  await sendDialog.expectSent();
  await expect(walletPage.row('−0.25 ETH')).toContainText('completed');
  await expectUsable(page);
  await sendDialog.open();
  const lookAlike = `${address.slice(0, 6)}${'1'.repeat(32)}${address.slice(-4)}`.toLowerCase();
  await sendDialog.fill({ recipient: lookAlike, amount: '1e3', phrase });
  await expect(sendDialog.dialog).toContainText('Stop: this address begins and ends like your own Account 1');
  await expect(sendDialog.sendButton).toBeDisabled();
  await expect(sendDialog.amount).toHaveAttribute('aria-invalid', 'true');
  await expectUsable(page);
});

test(
  'the wallet on a test network without an answer',
  SCREEN,
  async ({ page, walletPage, signedInUser, consoleGuard }) => {
    expect(signedInUser.address).toMatch(/^0x/);
    consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /Failed to fetch balance/);
    // Requested in the same call.
    consoleGuard.allow(/Loading holdings failed on a network/);
    await cutOff(page, 'getBalance');
    await walletPage.selectNetwork('Polygon Amoy');
    await expect(toast(page, 'Failed to fetch balance')).toBeVisible();
    await expectUsable(page);
  },
);

test('the header and its screens can be reached and left by keyboard only', async ({
  page,
  walletPage,
  sendDialog,
  signedInUser,
}) => {
  expect(signedInUser.address).toMatch(/^0x/);
  await walletPage.sendAction.focus();
  await page.keyboard.press('Enter');
  await expect(sendDialog.recipient).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendDialog.amount).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendDialog.phrase).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendDialog.cancelButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sendDialog.dialog).toBeHidden();
  await expect(walletPage.sendAction).toBeFocused();
});
