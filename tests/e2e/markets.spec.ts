import { expect, type Locator, type Page } from '@playwright/test';
import { expectUsable } from './support/expectUsable.ts';
import { holdPrices, refusePrices, servePrices, watchPriceCalls } from './support/prices.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';

/* /markets: docs/product.md §2 Markets, §7 get-token-prices, §8 Scanning, swap, prices, copy. */

test.describe.configure({ mode: 'parallel' });

const SYMBOLS = [
  ...['ETH', 'BTC', 'USDT', 'USDC', 'BNB', 'ADA', 'SOL', 'XRP', 'DOT'],
  ...['MATIC', 'AVAX', 'LINK', 'UNI', 'LTC', 'ATOM', 'XLM', 'ALGO'],
];
const FAILURE = 'Failed to load prices';

const rows = (page: Page) => page.getByTestId('market-row');
const placeholders = (page: Page) => page.getByTestId('placeholder-row');

/** The row of a coin, by its symbol. */
function row(page: Page, symbol: string): Locator {
  return rows(page).filter({ has: page.getByText(symbol, { exact: true }) });
}

async function open(page: Page): Promise<void> {
  await page.goto('/markets');
  await expect(page.getByRole('heading', { name: 'Markets' })).toBeVisible();
}

test.describe('signed in', () => {
  test.beforeEach(({ returningUser }) => {
    expect(returningUser.uid).not.toBe('');
  });

  test(
    'lists the 17 coins with price and change to 2 decimals, and the source of prices',
    SCREEN,
    async ({ page, walletPage }) => {
      const calls = watchPriceCalls(page);
      await walletPage.open();
      await walletPage.quickActions.getByRole('link', { name: 'Markets' }).click();
      await expect(page).toHaveURL('/markets');
      await expect(rows(page)).toHaveCount(SYMBOLS.length);
      for (const [index, symbol] of SYMBOLS.entries()) {
        const coin = rows(page).nth(index);
        await expect(coin.getByText(symbol, { exact: true }).last()).toBeVisible();
        await expect(coin.getByRole('cell').first()).toHaveText(/^\$[\d,]+\.\d{2}$/);
        await expect(coin.getByRole('cell').last()).toHaveText(/^([+-]\d+\.\d{2}|0\.00)%$/);
      }
      await expect(page.getByText('Sample prices')).toBeVisible();
      await expect(page.getByText(/^Prices as of \w+ \d+, \d+:\d{2}/)).toBeVisible();
      expect(calls.length).toBeGreaterThan(0);
    },
  );

  test('shows five placeholder rows while it loads', SCREEN, async ({ page }) => {
    const release = await holdPrices(page);
    await open(page);
    await expect(placeholders(page)).toHaveCount(5);
    await expect(rows(page)).toHaveCount(0);
    release();
    await expect(rows(page)).toHaveCount(SYMBOLS.length);
    await expect(placeholders(page)).toHaveCount(0);
  });

  test('prices that are missing, tiny, rising and falling', SCREEN, async ({ page }) => {
    await test.step("says 'N/A' for a missing price, and two decimals for the smallest", async () => {
      await servePrices(page, {
        ADA: undefined,
        ALGO: { usd: 0.000012, change24h: -0.004 },
        BTC: { usd: 1234567.891, change24h: -12.345 },
      });
      await open(page);
      await expect(row(page, 'ADA').getByRole('cell')).toHaveText(['N/A', 'N/A']);
      await expect(row(page, 'ALGO').getByRole('cell')).toHaveText(['$0.00', '0.00%']);
      await expect(row(page, 'BTC').getByRole('cell')).toHaveText(['$1,234,567.89', /^-12\.3[45]%$/]);
    });
    await test.step('shows which way a price went by sign and arrow', async () => {
      await servePrices(page, {
        ETH: { usd: 3000, change24h: 1.5 },
        ADA: { usd: 1, change24h: -2 },
        USDC: { usd: 1, change24h: 0 },
      });
      await open(page);
      await expect(row(page, 'ETH').locator('[data-direction=up]')).toHaveText('+1.50%');
      await expect(row(page, 'ETH').locator('[data-direction=up] svg')).toBeVisible();
      await expect(row(page, 'ADA').locator('[data-direction=down]')).toHaveText('-2.00%');
      await expect(row(page, 'ADA').locator('[data-direction=down] svg')).toBeVisible();
      await expect(row(page, 'USDC').locator('[data-direction=none] svg')).toHaveCount(0);
    });
  });

  test(
    'shows that prices could not be loaded, and retries on request',
    SCREEN,
    async ({ page, consoleGuard }) => {
      consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /\[wallet\] Failed to load prices/);
      const reconnect = await refusePrices(page);
      await open(page);
      await expect(page.getByRole('alert')).toContainText(FAILURE);
      await expect(rows(page)).toHaveCount(SYMBOLS.length);
      await expect(page.getByText('N/A')).toHaveCount(2 * SYMBOLS.length);

      await reconnect();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(row(page, 'ETH').getByRole('cell').first()).toHaveText(/^\$/);
      await expect(page.getByText(FAILURE)).toBeHidden();
    },
  );

  test(
    'polls every 30 seconds, not while the tab is hidden, and preserves old prices on a failure',
    SCREEN,
    async ({ page, consoleGuard }) => {
      consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /\[wallet\] Failed to load prices/);
      // Firestore's client takes two minutes that pass in a moment for a dead connection.
      consoleGuard.allow(/@firebase\/firestore/, /Failed to load (profile|past prices)/);
      await page.clock.install();
      await open(page);
      await expect(rows(page)).toHaveCount(SYMBOLS.length);

      const calls = watchPriceCalls(page);
      await page.clock.runFor(30_000);
      await expect.poll(() => calls.length).toBe(1);
      await page.clock.runFor(30_000);
      await expect.poll(() => calls.length).toBe(2);

      await setVisibility(page, 'hidden');
      await page.clock.runFor(120_000);
      expect(calls).toHaveLength(2);
      await setVisibility(page, 'visible');
      await expect.poll(() => calls.length).toBe(3);

      await refusePrices(page);
      await page.clock.runFor(35_000);
      await expect(page.getByRole('alert')).toContainText(FAILURE);
      await expect(row(page, 'ETH').getByRole('cell').first()).toHaveText(/^\$/);
    },
  );

  test(
    'is usable on a phone and a desktop, light and dark, with prices and without',
    SCREEN,
    async ({ page, consoleGuard }) => {
      await open(page);
      await expect(rows(page)).toHaveCount(SYMBOLS.length);
      await expectUsable(page);
      // Nothing of the list is cut off at the edge of its card.
      await page.setViewportSize({ width: 360, height: 740 });
      const table = page.getByRole('table');
      expect(
        await table.evaluate(
          ({ clientWidth, parentElement }) => clientWidth <= (parentElement?.clientWidth ?? 0),
        ),
      ).toBe(true);

      consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /\[wallet\] Failed to load prices/);
      await refusePrices(page);
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(FAILURE);
      await expectUsable(page);
    },
  );
});

/** Hides or shows the tab as the browser reports it to the page; headless Chromium never does. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
