import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { parseEther } from 'ethers';
import { AccountsPage } from '../e2e/pages/AccountsPage.ts';
import { AddTokenPage } from '../e2e/pages/AddTokenPage.ts';
import { ContactsPage } from '../e2e/pages/ContactsPage.ts';
import { DeveloperPortalPage } from '../e2e/pages/DeveloperPortalPage.ts';
import { SettingsPage } from '../e2e/pages/SettingsPage.ts';
import { createAccount } from '../e2e/support/account.ts';
import { writeRequests, writeUsage } from '../e2e/support/apiUse.ts';
import { Chain } from '../e2e/support/Chain.ts';
import { OFFLINE_COMPLAINTS } from '../e2e/support/consoleGuard.ts';
import { startSession } from '../e2e/support/startSession.ts';
import { test } from '../e2e/support/test.ts';
import { writeRecords, type RecordFields } from '../e2e/support/transactionRecords.ts';
import { newAddress } from '../e2e/support/walletUser.ts';
import { publicScreens, walletScreens } from '../screens/screenPaths.ts';
import { TestToken } from '../support/TestToken.ts';
import { picture } from './picture.ts';

/* Every screen as a new user and as a long-time user sees it. Not a test: the screenshots are for review. */

test.describe.configure({ mode: 'parallel' });

const DAY_MS = 86_400_000;
/** Languages besides English; see tools/screenshots.ts. */
const languages = (process.env['SCREENSHOT_LANGUAGES'] ?? '').split(',').filter((tag) => tag !== '');
const chain = new Chain('mainnet');

/** Waits until a screen is loaded, then takes a screenshot; and again in each of the other languages. */
async function visit(page: Page, path: string, name: string): Promise<void> {
  await open(page, path);
  await picture(page, name);
  for (const language of languages) {
    await page.evaluate((tag) => localStorage.setItem('settings.language', tag), language);
    await open(page, path);
    await picture(page, `${name}-${language}`);
  }
  if (languages.length === 0) return;
  await page.evaluate(() => localStorage.removeItem('settings.language'));
  await open(page, path);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('public pages', async ({ page, consoleGuard }) => {
  test.setTimeout(180_000 * (1 + languages.length));
  consoleGuard.expect(/404: no page/, /status of 404 /);
  for (const screen of publicScreens) await visit(page, `/${screen}`, screen.replace('/', '-') || 'landing');
  await visit(page, '/no/such/page', 'not-found');
});

test('components', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/could not be read/, /status of 401 /);
  await page.goto('/design');
  await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible();
  await picture(page, 'design');
});

test('signing in and up', async ({ page, authPage }) => {
  await visit(page, '/auth', 'auth-sign-in');
  await authPage.signUpTab.click();
  await authPage.fillSignUp({ email: 'nobody', password: '123' }, '1234');
  await authPage.signUpButton.click();
  await expect(authPage.confirmPassword).toHaveAccessibleDescription('Passwords do not match');
  await picture(page, 'auth-sign-up-problems');
});

test('the recovery phrase', async ({ page, phrasePage }) => {
  await startSession(page, await createAccount());
  await phrasePage.open();
  await expect(phrasePage.words).toHaveCount(12);
  await picture(page, 'recovery-phrase');
  await phrasePage.hideButton.click();
  await picture(page, 'recovery-phrase-hidden');
});

test('a new user', async ({ page, walletPage, signedInUser }) => {
  expect(signedInUser.uid).not.toBe('');
  await walletPage.expectBalance('0 ETH');
  await picture(page, 'wallet-new');
  for (const screen of ['contacts', 'history', 'activity']) await visit(page, `/${screen}`, `${screen}-new`);
  await visit(page, '/transaction/none', 'wallet-transaction-not-found');
});

test('a user of some weeks', async ({
  page,
  context,
  consoleGuard,
  walletPage,
  sendDialog,
  fundedUser: user,
}) => {
  test.setTimeout(600_000);
  // The node refuses an amount above the balance.
  consoleGuard.allow(/status of 400 .*estimateGas/);
  const token = await TestToken.deploy(chain.url, {
    name: 'Test Dollar',
    symbol: 'TUSD',
    supply: parseEther('1000'),
    owner: user.address,
  });
  const [transaction] = await writeRecords(user.uid, records(user.address));

  const contacts = new ContactsPage(page);
  await contacts.open();
  await contacts.add({ name: 'Ada Lovelace', address: newAddress(), notes: 'Analytical engines' });
  await contacts.add({ name: 'Grace Hopper', address: newAddress() });
  await expect(contacts.rows).toHaveCount(2);
  await picture(page, 'contacts');
  await contacts.addButton.click();
  await contacts.saveButton.click();
  await picture(page, 'contacts-add-problems');

  const accounts = new AccountsPage(page);
  await accounts.open();
  await accounts.addFromPhrase(user.phrase);
  await expect(accounts.rows).toHaveCount(2);
  await picture(page, 'accounts');
  await accounts.newButton.click();
  await picture(page, 'accounts-new');

  const form = new AddTokenPage(page);
  await form.open();
  await picture(page, 'add-token-empty');
  const imitation = await TestToken.deploy(chain.url, {
    name: 'USD Coin',
    symbol: 'USDC',
    supply: parseEther('1000'),
    owner: user.address,
  });
  await form.contract.fill(imitation.address);
  await expect(form.name).toHaveValue('USD Coin');
  await picture(page, 'add-token-imitation');
  await form.contract.fill(token.address);
  await expect(form.name).toHaveValue('Test Dollar');
  await picture(page, 'add-token');
  await form.submitButton.click();
  await expect(page).toHaveURL('/');

  await walletPage.expectBalance('10 ETH');
  await expect(page.getByText('Test Dollar')).toBeVisible();
  await expect(page.getByText('Token added successfully')).toBeHidden();
  await visit(page, '/wallet', 'wallet');
  await page.getByText('Test Dollar').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test Dollar' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await picture(page, 'token-custom');
  await visit(page, '/token/eth', 'token-coin');

  await walletPage.open();
  await walletPage.expectBalance('10 ETH');
  await visit(page, '/wallet?open=send', 'send-empty');
  await sendDialog.fill({ recipient: newAddress(), amount: '0.25', phrase: user.phrase });
  await expect(sendDialog.total).toBeVisible();
  await picture(page, 'send-filled');
  await sendDialog.amount.fill('11');
  await expect(sendDialog.amount).toHaveAttribute('aria-invalid', 'true');
  await picture(page, 'send-refused');
  await sendDialog.cancelButton.click();
  await visit(page, '/wallet?open=receive', 'receive');

  const settings = new SettingsPage(page);
  await settings.open();
  await visit(page, '/settings', 'settings');
  await settings.openVerification();
  await settings.verify(user.phrase);
  await expect(settings.dialog.getByText('Verification Successful')).toBeVisible();
  await picture(page, 'settings-verified');
  await settings.verify(user.phrase.split(' ').reverse().join(' '));
  await picture(page, 'settings-not-verified');

  for (const screen of walletScreens) await visit(page, `/${screen}`, screen);
  await visit(page, `/transaction/${transaction ?? ''}`, 'transaction');
  await visit(page, '/nft/1', 'nft');
  await visit(page, '/nft/99', 'nft-not-found');
  await visit(page, '/developer-portal', 'developer-portal');

  await page.goto('/network-settings');
  await page.getByRole('radio', { name: 'Ethereum Sepolia' }).check();
  await picture(page, 'network-settings-test');
  await visit(page, '/', 'wallet-test-network');
  await visit(page, '/features', 'features-signed-in');
  await walletPage.open();
  await walletPage.expectBalance('0 SepoliaETH');
  consoleGuard.allow(OFFLINE_COMPLAINTS);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await picture(page, 'wallet-offline');
});

/** Some weeks of transactions of all kinds and states. */
function records(address: string): RecordFields[] {
  return Array.from({ length: 12 }, (_, index) => ({
    type: index % 3 === 1 ? 'receive' : 'send',
    status: index === 0 ? 'pending' : index === 4 ? 'failed' : 'completed',
    amount: `0.${index + 1}`,
    network: index % 4 === 3 ? 'polygon' : 'ethereum',
    token_symbol: index % 4 === 3 ? 'MATIC' : 'ETH',
    from_address: address,
    timestamp: new Date(Date.now() - index * 3 * DAY_MS),
  }));
}

test('the developer portal', async ({ page, signedInUser }) => {
  const portal = new DeveloperPortalPage(page);
  await visit(page, '/developer-portal', 'developer-portal-empty');
  await portal.newButton.click();
  await picture(page, 'developer-portal-new-key');
  await portal.cancelButton.click();
  const key = await portal.create({
    name: 'Production server',
    expires: 'In a year',
    broadcast: true,
    testnetsOnly: false,
  });
  await portal.create({ name: 'Continuous integration' });
  const keyId = createHash('sha256').update(key).digest('hex');
  const days = [0, 1, 2, 3, 4, 6, 8, 9, 11];
  await writeUsage(
    signedInUser.uid,
    days.map((daysAgo) => ({ keyId, daysAgo, requests: 40 + 23 * ((daysAgo * 7) % 5), errors: daysAgo % 4 })),
  );
  await writeRequests(signedInUser.uid, [
    { keyId, path: '/api/v1/balance', status: 200 },
    { keyId, method: 'POST', path: '/api/v1/transaction', status: 422, code: 'nonce_too_low' },
    { keyId: 'deleted', path: '/api/v1/gas/estimate', status: 200 },
  ]);
  await expect(portal.requestRows).toHaveCount(3);
  await expect(portal.usage.getByRole('figure')).toBeVisible();
  await picture(page, 'developer-portal');
});
