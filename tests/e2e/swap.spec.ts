import { ethereumExchange } from '@everything-wallet/core/exchanges/ethereumExchange';
import { expect, type Page } from '@playwright/test';
import { TestToken } from '../support/TestToken.ts';
import { SwapPage } from './pages/SwapPage.ts';
import { allowance } from './support/allowance.ts';
import { Chain } from './support/Chain.ts';
import { documentsOf } from './support/documents.ts';
import { expectUsable } from './support/expectUsable.ts';
import { holdPrices, refusePrices, servePrices } from './support/prices.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { unitsIn } from './support/unitsIn.ts';
import { watchActions } from './support/watchActions.ts';

/* /swap: docs/product.md §2 Swap, §4 Swap, §5 Swap, §8 Scanning, swap, prices, copy, §9 Display rules. */

test.describe.configure({ mode: 'parallel' });

const COMING_SOON = 'Swap functionality coming soon';
const AMOUNT_MISSING = 'Please enter an amount';

/** Returns the parts of the screen. */
function swapScreen(page: Page) {
  const main = page.getByRole('main');
  return {
    from: page.getByRole('group', { name: 'From' }),
    to: page.getByRole('group', { name: 'To' }),
    fromToken: page.getByRole('combobox', { name: 'From token' }),
    toToken: page.getByRole('combobox', { name: 'To token' }),
    amount: page.getByLabel('Amount'),
    output: page.getByLabel('You receive (estimated)'),
    flip: page.getByRole('button', { name: 'Switch the two tokens' }),
    submit: page.getByRole('button', { name: 'Swap', exact: true }),
    main,
    choose: async (side: 'From' | 'To', symbol: string) => {
      await page.getByRole('combobox', { name: `${side} token` }).click();
      await page.getByRole('option', { name: symbol }).click();
    },
  };
}

async function open(page: Page): Promise<void> {
  await page.goto('/swap');
  await expect(page.getByRole('heading', { name: 'Swap Tokens' })).toBeVisible();
}

test.describe('where a network has no exchange', () => {
  test.beforeEach(async ({ page, returningUser }) => {
    expect(returningUser.uid).not.toBe('');
    await page.addInitScript(() => window.localStorage.setItem('selectedNetwork', 'polygon-amoy'));
    await servePrices(page, {
      ETH: { usd: 3000, change24h: 0 },
      USDT: { usd: 1, change24h: 0 },
      BTC: { usd: 90_000, change24h: 0 },
      ADA: undefined,
    });
  });

  test('the form: content, computation and refusals', SCREEN, async ({ page, walletPage }) => {
    await test.step('shows tokens, balances, rate, slippage and fee, and is marked as a demo', async () => {
      await walletPage.open();
      await walletPage.quickActions.getByRole('link', { name: 'Swap' }).click();
      await expect(page).toHaveURL('/swap');
      const screen = swapScreen(page);
      await expect(screen.main.getByText('Demo', { exact: true })).toBeVisible();
      await expect(screen.main.getByText('Sample prices')).toBeVisible();
      await expect(screen.from).toContainText('Balance: 0.00 ETH');
      await expect(screen.to).toContainText('Balance: 0.00 USDT');
      await expect(screen.main).toContainText('1 ETH = 3000.000000 USDT');
      await expect(screen.main).toContainText('0.5%');
      await expect(screen.main).toContainText('~$2.50');
      for (const token of [screen.fromToken, screen.toToken]) {
        await token.click();
        const names = await page.getByRole('option').allTextContents();
        expect(names).toEqual(['ETH', 'USDT', 'USDC', 'BTC', 'BNB', 'SOL', 'ADA']);
        await page.keyboard.press('Escape');
      }
    });
    await test.step('the output is amount × from-price ÷ to-price, to 6 decimals, whichever way', async () => {
      const screen = swapScreen(page);
      await screen.choose('To', 'BTC');
      await screen.amount.fill('1.5');
      await expect(screen.output).toHaveValue('0.050000');
      await expect(screen.main).toContainText('1 ETH = 0.033333 BTC');
      await screen.flip.click();
      await expect(screen.main).toContainText('1 BTC = 30.000000 ETH');
      await expect(screen.output).toHaveValue('45.000000');
      // The other side's token makes them change places.
      await screen.choose('From', 'ETH');
      await expect(screen.main).toContainText('1 ETH = 0.033333 BTC');
      await expect(screen.output).not.toBeEditable();
    });
    await test.step('the button is disabled without an amount above zero, and the field names the problem', async () => {
      const screen = swapScreen(page);
      for (const amount of ['', '0', '-1', '0.000']) {
        await screen.amount.fill(amount);
        await expect(screen.submit).toBeDisabled();
        await expect(screen.output).toHaveValue('');
        await screen.amount.press('Enter');
        await expect(page.getByText(AMOUNT_MISSING)).toBeVisible();
      }
      await screen.amount.fill('0.5');
      await expect(page.getByText(AMOUNT_MISSING)).toBeHidden();
      await expect(screen.submit).toBeEnabled();
      await expect(toast(page, COMING_SOON)).toBeHidden();
    });
    await test.step('the button only announces swapping', async () => {
      const screen = swapScreen(page);
      await screen.amount.fill('1');
      await expect(screen.submit).toBeEnabled();
      const actions = watchActions(page);
      await screen.submit.click();
      await expect(toast(page, COMING_SOON)).toBeVisible();
      await expect(page).toHaveURL('/swap');
      await expect(screen.amount).toHaveValue('1');
      expect(actions).toEqual([]);
    });
    await test.step("a token without a price says 'N/A'", async () => {
      const screen = swapScreen(page);
      await screen.amount.fill('1');
      await screen.choose('To', 'ADA');
      await expect(screen.output).toHaveValue('N/A');
      await expect(screen.main).toContainText('RateN/A');
    });
  });

  test('missing prices', SCREEN, async ({ page, consoleGuard }) => {
    await test.step('the button is disabled while prices load', async () => {
      const release = await holdPrices(page);
      await open(page);
      const screen = swapScreen(page);
      await screen.amount.fill('1');
      await expect(screen.main).toContainText('Loading prices…');
      await expect(screen.submit).toBeDisabled();
      release();
      await expect(screen.submit).toBeEnabled();
    });
    await test.step('shows that prices could not be loaded, and retries on request', async () => {
      consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /\[wallet\] Failed to load prices/);
      const reconnect = await refusePrices(page);
      await open(page);
      const screen = swapScreen(page);
      await screen.amount.fill('2');
      await expect(page.getByRole('alert')).toContainText('Failed to load prices');
      await reconnect();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(screen.output).toHaveValue(/^\d+\.\d{6}$/);
      await expect(screen.amount).toHaveValue('2');
      await expect(page.getByText('Failed to load prices')).toBeHidden();
    });
  });

  test('is usable on a phone and a desktop, light and dark', SCREEN, async ({ page }) => {
    await open(page);
    const screen = swapScreen(page);
    await screen.amount.fill('0');
    await screen.amount.press('Enter');
    await expect(page.getByText(AMOUNT_MISSING)).toBeVisible();
    await expectUsable(page);
    await screen.amount.fill('123456789.123456789');
    await expectUsable(page);
  });
});

/*
 * Decision 47, 'The screen'. Proceeds and allowances are verified on chain and in the database, not through
 * the app.
 */
test('swaps coin for a token, and that for another one by an approval and over a reload', async ({
  page,
  fundedUser,
  consoleGuard,
}) => {
  // Requests that were pending when a page was left.
  consoleGuard.allow(/Failed to load prices|Fee estimation failed/);
  const { uid, address, phrase } = fundedUser;
  const chain = new Chain('mainnet');
  const [usdc = '', , dai = ''] = ethereumExchange.dollarTokens;
  const balanceOf = async (contract: string) => new TestToken(chain.url, contract).balanceOf(address);
  const swap = new SwapPage(page);

  await swap.open();
  const minUsdc = unitsIn(await swap.press('1'), 6);
  const signedUsdc = minimumIn(await swap.sign('Swap', phrase), 6);
  await expect(page.getByRole('heading', { name: '1 ETH → USDC' })).toBeFocused();
  await expect(page.getByText(/^Swapped: −1 ETH, (at least )?\+[\d,.]+ USDC$/)).toBeVisible({
    timeout: 30_000,
  });
  const received = await balanceOf(usdc);
  expect(minUsdc).toBeGreaterThan(100_000_000n);
  // No other swap uses these pools: the first displayed minimum holds, as does the signed one.
  expect(received).toBeGreaterThanOrEqual(minUsdc);
  expect(received).toBeGreaterThanOrEqual(signedUsdc);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await swap.choose('From', 'USDC');
  await swap.choose('To', 'DAI');
  const minDai = unitsIn(await swap.press('100'), 18);
  await swap.sign('Allow spending', phrase);
  await expect(page.getByText(/You approved exactly 100 USDC/)).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  const signedDai = minimumIn(await swap.sign('Swap', phrase), 18);
  await expect(page.getByText(/^Swapped: −100 USDC, (at least )?\+[\d,.]+ DAI$/)).toBeVisible({
    timeout: 30_000,
  });
  expect(received - (await balanceOf(usdc))).toBe(100_000_000n);
  const receivedDai = await balanceOf(dai);
  expect(receivedDai).toBeGreaterThanOrEqual(minDai);
  expect(receivedDai).toBeGreaterThanOrEqual(signedDai);
  for (const router of [ethereumExchange.v2.router, ethereumExchange.v3.router]) {
    expect(await allowance(chain, usdc, address, router)).toBe(0n);
  }
  const records = await documentsOf(uid, 'transactions');
  expect(records.filter(({ type }) => type === 'swap')).toHaveLength(2);
});

/** Returns the minimum received in the dialog's text, in the smallest unit. */
function minimumIn(stated: string, decimals: number): bigint {
  return unitsIn(/at least [\d,.]+/i.exec(stated)?.[0] ?? '', decimals);
}
