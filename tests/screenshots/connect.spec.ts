import { expect, type Page } from '@playwright/test';
import { SettingsPage } from '../e2e/pages/SettingsPage.ts';
import { askInWindow, SITE_PAGE } from '../e2e/support/askWallet.ts';
import { keepOnDevice } from '../e2e/support/deviceWallet.ts';
import { startSite } from '../e2e/support/startSite.ts';
import { test } from '../e2e/support/test.ts';
import { toast } from '../e2e/support/toast.ts';
import { fund, newAddress } from '../e2e/support/walletUser.ts';
import { picture } from './picture.ts';

/* The window for websites, and the list of them. Not a test: the screenshots are for review. */

const PASSWORD = 'staple battery horse';

test('the window of a website', async ({ page, context, returningUser, consoleGuard }) => {
  const { address, phrase } = returningUser;
  consoleGuard.allow(/A call could not be simulated/);
  await fund(address, 'mainnet', '10');
  await new SettingsPage(page).open();
  await keepOnDevice(page, phrase, PASSWORD);
  await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
  const served = await startSite(SITE_PAGE);
  const site = await context.newPage();
  await site.goto(served.origin);

  /** Asks, takes pictures, and rejects or confirms. */
  async function look(name: string, method: string, params: unknown, end: (popup: Page) => Promise<void>) {
    const { popup, answer } = await askInWindow(site, context, method, params);
    await expect(popup.getByRole('heading').first()).toBeVisible();
    await expect(popup.getByRole('progressbar')).toHaveCount(0);
    await picture(popup, name);
    await end(popup);
    await answer;
  }
  const cancel = (popup: Page) => popup.getByRole('button', { name: 'Cancel' }).click();

  await look('connect', 'eth_requestAccounts', [], (popup) =>
    popup.getByRole('button', { name: 'Connect', exact: true }).click(),
  );
  const signIn = [
    `${new URL(served.origin).host} wants you to sign in with your Ethereum account:`,
    address,
    '',
    'Sign in to the test shop.',
    '',
    `URI: ${served.origin}/login`,
    'Version: 1',
    'Chain ID: 1',
    'Nonce: abcdefgh12345678',
    `Issued At: ${new Date().toISOString()}`,
  ].join('\n');
  await look('connect-message', 'personal_sign', ['Hello from the test shop', address], cancel);
  await look('connect-sign-in', 'personal_sign', [signIn, address], cancel);
  const transaction = { from: address, to: newAddress(), value: '0x16345785d8a0000' };
  await look('connect-transaction', 'eth_sendTransaction', [transaction], cancel);
  const unknown = { from: address, to: newAddress(), data: '0xdeadbeef' };
  await look('connect-unknown', 'eth_sendTransaction', [unknown], cancel);
  const calls = [
    { to: newAddress(), value: '0x1' },
    { to: newAddress(), value: '0x2' },
  ];
  const batch = { version: '2.0.0', chainId: '0x1', from: address, atomicRequired: false, calls };
  await look('connect-batch', 'wallet_sendCalls', [batch], cancel);
  await page.goto('/connected-sites');
  await page.getByRole('button', { name: 'Limits' }).click();
  await page.getByRole('button', { name: 'Requests' }).click();
  await picture(page, 'connected-sites');
  served.close();
});
