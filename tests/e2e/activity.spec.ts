import { expect } from '@playwright/test';
import { ActivityPage } from './pages/ActivityPage.ts';
import { urlOf } from './support/calls.ts';
import { OFFLINE_COMPLAINTS } from './support/consoleGuard.ts';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { writeRecords } from './support/transactionRecords.ts';

/* /activity: docs/product.md §2 Activity dashboard, §3 Dashboard stat. */

test.describe.configure({ mode: 'parallel' });

const CARDS = ['Total Transactions', 'Total Sent', 'Total Received', 'Active Tokens'];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

let activity: ActivityPage;

test.beforeEach(({ page }) => {
  activity = new ActivityPage(page);
});

test(
  'of a new user has four zeros and empty panels, and leads to the history',
  SCREEN,
  async ({ page, returningUser }) => {
    expect(returningUser.uid).not.toBe('');
    await activity.open();
    for (const title of CARDS) {
      await expect(activity.valueOf(title)).toHaveText('0');
      await expect(activity.changeOf(title)).toHaveText('0 vs previous 30 days');
      await expect(activity.trendOf(title, 'Unchanged')).toBeVisible();
    }
    await expect(activity.value).toContainText('No data to display');
    await expect(activity.recent).toContainText('No recent activity');
    await expect(activity.tokens).toContainText('No tokens used yet');
    await expect(activity.networks).toContainText('No networks used yet');
    await expectUsable(page);

    await activity.recent.getByRole('link', { name: 'View Transaction History' }).click();
    await expect(page).toHaveURL('/history');
    await page.goBack();
    await activity.backButton.click();
    await expect(page).toHaveURL('/');
  },
);

test('counts transactions and adds up amounts of one currency', SCREEN, async ({ page, returningUser }) => {
  const ids = await writeRecords(returningUser.uid, [
    { amount: '0.1' },
    { amount: '0.2', timestamp: daysAgo(2) },
    { amount: '0.05', timestamp: daysAgo(40) },
    { amount: '9', status: 'failed', timestamp: daysAgo(41) },
    { network: 'polygon-amoy', token_symbol: 'MATIC', amount: '3', timestamp: daysAgo(35) },
    { network: 'polygon', token_symbol: 'MATIC', amount: '1.5', timestamp: daysAgo(90) },
    { type: 'receive', amount: '4', timestamp: daysAgo(50) },
  ]);
  await activity.open();
  await expect(activity.valueOf('Total Transactions')).toHaveText('7');
  // Two in the last 30 days, four in the 30 days before.
  await expect(activity.changeOf('Total Transactions')).toHaveText('−2 vs previous 30 days');
  await expect(activity.trendOf('Total Transactions', 'Down')).toBeVisible();
  await expect(activity.valueOf('Total Sent')).toHaveText('0.35 ETH');
  await expect(activity.card('Total Sent')).toContainText(/1\.5 MATIC\s*3 MATIC\s*TEST/);
  await expect(activity.changeOf('Total Sent')).toHaveText('+0.25 ETH vs previous 30 days');
  await expect(activity.trendOf('Total Sent', 'Up')).toBeVisible();
  await expect(activity.valueOf('Total Received')).toHaveText('4 ETH');
  await expect(activity.changeOf('Total Received')).toHaveText('−4 ETH vs previous 30 days');
  await expect(activity.valueOf('Active Tokens')).toHaveText('3');

  await expect(activity.tokens.getByRole('listitem').first()).toHaveText(/ETH.*5 transactions · 71%/s);
  await expect(activity.networks.getByRole('listitem')).toHaveText([
    /Ethereum Mainnet.*5 transactions · 71%/s,
    /Polygon Amoy.*TEST.*1 transaction · 14%/s,
    /Polygon Mainnet.*1 transaction · 14%/s,
  ]);
  await expect(activity.recent.getByTestId('transaction-row')).toHaveCount(5);
  await expect(activity.chart).toBeVisible();
  await expectUsable(page);
  await activity.recent.getByTestId('transaction-row').first().click();
  await expect(page).toHaveURL(`/transaction/${ids[0]}`);
});

test(
  "follows a transfer live, and ends its chart at the wallet's value",
  SCREEN,
  async ({ context, fundedUser, walletPage }) => {
    // As the server writes them, whatever the sender; moneyPath.spec.ts tests that the wallet's sends are
    // recorded.
    const sent = (amount: string) => ({ amount, from_address: fundedUser.address });
    await writeRecords(fundedUser.uid, [sent('1')]);
    const watching = new ActivityPage(await context.newPage());
    await watching.open();
    await expect(watching.valueOf('Total Sent')).toHaveText('1 ETH');
    await writeRecords(fundedUser.uid, [sent('1'), sent('0.5')]);
    await expect(watching.valueOf('Total Sent')).toHaveText('1.5 ETH');
    await expect(watching.valueOf('Total Transactions')).toHaveText('2');

    // The two screens receive a new price one after the other.
    await expect(async () => {
      const worth = await walletPage.usdBalance.innerText();
      expect(await watching.page.getByTestId('portfolio-value').innerText()).toBe(worth);
    }).toPass();
    await expect(watching.chart).toBeVisible();
    await expect(watching.value).toContainText('Sample prices');
  },
);

test('draws no value of test coins, and explains why', SCREEN, async ({ returningUser }) => {
  await writeRecords(returningUser.uid, [{ network: 'sepolia', token_symbol: 'SepoliaETH' }]);
  await activity.open();
  await expect(activity.value).toContainText('No data to display');
  await expect(activity.value).toContainText('Test coins and custom tokens have no market value.');
});

test(
  'shows missing balances beside the known values, and retries',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    consoleGuard.expect(/ERR_CONNECTION_REFUSED/);
    // Requested in one call, balances and prices of tokens fail together, including prices of pools; past prices use the
    // same callable.
    consoleGuard.allow(OFFLINE_COMPLAINTS, /Failed to load (past )?prices/);
    await writeRecords(returningUser.uid, [{ amount: '1' }]);
    const balances = urlOf('getBalance');
    await page.route(balances, (route) => route.abort('connectionrefused'));
    await activity.open();
    await expect(activity.value).toContainText('The value could not be calculated');
    await expect(activity.valueOf('Total Sent')).toHaveText('1 ETH');
    await page.unroute(balances);
    await activity.retryButton.click();
    await expect(activity.chart).toBeVisible();
  },
);

test('adds up more transactions than one page of them', SCREEN, async ({ returningUser }) => {
  await writeRecords(
    returningUser.uid,
    Array.from({ length: 450 }, () => ({
      amount: '0.000000000000000001',
      network: 'sepolia',
      token_symbol: 'SepoliaETH',
    })),
  );
  await activity.open();
  await expect(activity.valueOf('Total Transactions')).toHaveText('450');
  await expect(activity.valueOf('Total Sent')).toHaveText(/^0\.00000000000000045 SepoliaETH\s*TEST$/);
});
