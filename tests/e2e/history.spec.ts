import { expect, type Page } from '@playwright/test';
import { HistoryPage } from './pages/HistoryPage.ts';
import { blockFirestore } from './support/blockFirestore.ts';
import { OFFLINE_COMPLAINTS } from './support/consoleGuard.ts';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { deleteRecords, writeRecords } from './support/transactionRecords.ts';

/* /history: docs/product.md §2 Transaction history, §8 Transactions. */

test.describe.configure({ mode: 'parallel' });

/** Several pages of one read, and a multiple of no page size; HISTORY_ROWS=10001 exceeds any real history. */
const MANY = Number(process.env['HISTORY_ROWS'] ?? 1_201);
const MIDDLE = Math.floor(MANY / 2);

/** An amount as a row shows it. */
const sent = (coins: number) => `−${coins.toLocaleString('en')} ETH`;

/** A document that holds more than this is not virtual. */
const MAX_ROWS = 60;

let history: HistoryPage;

test.beforeEach(({ page }) => {
  history = new HistoryPage(page);
});

test(
  'of a new user is empty, and every filter describes its content',
  SCREEN,
  async ({ page, returningUser }) => {
    expect(returningUser.uid).not.toBe('');
    await history.open();
    await expect(page.getByText('No transactions yet')).toBeVisible();
    await expectUsable(page);
    await history.filter('Send').click();
    await expect(page.getByText('No sent transactions')).toBeVisible();
    await history.filter('Receive').click();
    await expect(page.getByText('No received transactions')).toBeVisible();
    await expect(page.getByText('Incoming transfers appear here while the wallet is open')).toBeVisible();
    await history.filter('Swap').click();
    await expect(page.getByText('No swaps')).toBeVisible();
  },
);

test('filters by kind, in the URL, so that Back works', SCREEN, async ({ page, returningUser }) => {
  await writeRecords(returningUser.uid, [
    { type: 'send', amount: '1' },
    { type: 'receive', amount: '2', network: 'polygon', token_symbol: 'MATIC' },
    { type: 'swap', amount: '3', status: 'failed' },
    { type: 'send', amount: '4', status: 'pending', network: 'sepolia', token_symbol: 'SepoliaETH' },
  ]);
  await history.open();
  await expect(history.filter('All')).toHaveAttribute('aria-pressed', 'true');
  // What is pending is above the others.
  await expect(history.rows).toHaveText([
    /^Pending.*Sending 4 SepoliaETH to 0x70997970…17dc79C8.*−4 SepoliaETH/s,
    /^Today.*Sent 1 ETH to 0x70997970…17dc79C8.*−1 ETH/s,
    /Received 2 MATIC from 0xf39Fd6e5…fFb92266.*\+2 MATIC/s,
    /Swapped.*3 ETH/s,
  ]);
  await expectUsable(page);

  await history.filter('Receive').click();
  await expect(page).toHaveURL('/history?type=receive');
  await expect(history.rows).toHaveText([/\+2 MATIC/]);
  await history.filter('Swap').click();
  await expect(history.rows).toHaveText([/3 ETH/]);
  await history.filter('Send').click();
  await expect(history.rows).toHaveText([/−4 SepoliaETH/, /−1 ETH/]);
  await page.goBack();
  await expect(page).toHaveURL('/history?type=swap');
  await expect(history.filter('Swap')).toHaveAttribute('aria-pressed', 'true');
  await expect(history.rows).toHaveText([/3 ETH/]);
  await page.goBack();
  await expect(history.rows).toHaveText([/\+2 MATIC/]);

  // With the other filters, by keyboard; its headings are those of its days.
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('polygon');
  await expect(page).toHaveURL('/history?type=receive&text=polygon');
  await expect(history.rows).toHaveText([/^Today.*Polygon Mainnet.*\+2 MATIC/s]);
  await page.getByRole('radio', { name: 'Ethereum Sepolia' }).press('Space');
  await expect(page.getByText(/No matches for “Network: Ethereum Sepolia”/)).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL('/history?type=receive');

  await history.open('?type=nonsense&network=fantasy&from=never');
  await expect(history.filter('All')).toHaveAttribute('aria-pressed', 'true');
  await expect(history.rows).toHaveCount(4);
});

test('a row leads to its transaction, with the keyboard as well', SCREEN, async ({ page, returningUser }) => {
  const ids = await writeRecords(returningUser.uid, [{ amount: '1' }, { amount: '2' }]);
  await history.open();
  await expect(history.rows).toHaveCount(2);
  await history.filtersButton.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/transaction/${ids[1]}`);
  await page.goBack();
  await history.rowAt(1).getByRole('link').click();
  await expect(page).toHaveURL(`/transaction/${ids[0]}`);
});

test('is live: a transfer appears at the top and is completed there', SCREEN, async ({ returningUser }) => {
  // As the server writes them: that a transfer has it written, and settled, is in moneyPath.spec.ts and settling.spec.ts.
  const before = { amount: '7', timestamp: new Date(Date.now() - 86_400_000) };
  await writeRecords(returningUser.uid, [before]);
  await history.open();
  await expect(history.rows).toHaveCount(1);

  await writeRecords(returningUser.uid, [before, { amount: '0.5', status: 'pending' }]);
  await expect(history.rowAt(1)).toContainText('−0.5 ETH');
  await expect(history.rowAt(1)).toContainText('pending');
  await writeRecords(returningUser.uid, [before, { amount: '0.5' }]);
  await expect(history.rowAt(1)).toContainText('completed');
  await expect(history.rowAt(2)).toContainText('−7 ETH');
});

test(
  'that cannot be loaded reports it, and appears once online',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    consoleGuard.expect(/Failed to load transactions/);
    consoleGuard.allow(OFFLINE_COMPLAINTS, /ERR_CONNECTION_REFUSED/);
    await writeRecords(returningUser.uid, [{}]);
    const unblock = await blockFirestore(page);
    await history.open();
    await expect(page.getByText('Failed to load transactions')).toBeVisible();
    await history.retryButton.click();
    await unblock();
    await expect(history.rows).toHaveText([/−0.25 ETH/], { timeout: 40_000 });
  },
);

test(
  'with an unreadable record reports it, and shows the others',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    consoleGuard.expect(/Records that could not be read: 1/);
    await writeRecords(returningUser.uid, [{}, { type: 'gift' }]);
    await history.open();
    await expect(page.getByText(/^1 record is unreadable/)).toBeVisible();
    await expect(history.rows).toHaveText([/−0.25 ETH/]);
    await writeRecords(returningUser.uid, [{}, { type: 'send' }]);
    await expect(history.rows).toHaveCount(2);
    await expect(page.getByText(/could not be read/)).toBeHidden();
  },
);

test('preserves the focused row while it is scrolled away', SCREEN, async ({ page, returningUser }) => {
  await writeRecords(
    returningUser.uid,
    Array.from({ length: 150 }, () => ({})),
  );
  await history.open();
  const link = history.rowAt(3).getByRole('link');
  await link.focus();
  // As far as pages have been read, and further when the next one is there.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 6_000));
    await expect(history.rowAt(90)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(history.rowAt(20)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(history.rowAt(4).getByRole('link')).toBeFocused();
  await expect(history.rowAt(4)).toBeInViewport();
});

test(
  'of very many transactions scrolls to its end, loads visible pages and draws visible rows',
  SCREEN,
  async ({ page, returningUser }) => {
    test.setTimeout(Math.max(180_000, MANY * 30));
    const ids = await writeRecords(
      returningUser.uid,
      Array.from({ length: MANY }, (_, index) => ({ amount: `${MANY - index}` })),
    );
    await history.open();
    await expect(history.rowAt(1)).toContainText(sent(MANY));
    await expect(history.rowAt(1)).toHaveAttribute('aria-setsize', '-1');
    expect(await knownCount(page)).toBeLessThanOrEqual(400);

    let maxRows = 0;
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      maxRows = Math.max(maxRows, await history.rows.count());
      await expect(history.rowAt(MANY)).toBeVisible({ timeout: 100 });
    }).toPass({ timeout: Math.max(120_000, MANY * 24), intervals: [50] });
    await expect(history.rowAt(MANY)).toContainText('−1 ETH');
    await expect(history.rowAt(MANY)).toHaveAttribute('aria-setsize', String(MANY));
    await expect(history.rowAt(MANY)).toBeInViewport();

    // In between nothing is missing, and nothing stands twice.
    const places = await history.rows.evaluateAll((rows) => rows.map((row) => Number(row.ariaPosInSet)));
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(history.rowAt(MIDDLE)).toContainText(sent(MANY - MIDDLE + 1));
    maxRows = Math.max(maxRows, await history.rows.count());
    expect(maxRows).toBeLessThan(MAX_ROWS);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(history.rowAt(1)).toBeInViewport();
    // The emulator scans all records for every query: other tests should not be slowed down by these.
    await deleteRecords(ids);
  },
);

/** Returns the number of rows that the list has space for. */
function knownCount(page: Page): Promise<number> {
  return page
    .getByRole('list', { name: 'Transactions' })
    .evaluate((list) => Math.ceil(list.getBoundingClientRect().height / 50));
}
