import { expect } from '@playwright/test';
import { holdNextAnswer } from './support/calls.ts';
import { watchPriceCalls } from './support/prices.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { call } from './support/walletUser.ts';

/* The wallet's home (docs/product.md §2 Header, Home and dashboard; §9 Display rules). */

test.describe.configure({ mode: 'parallel' });

test(
  'shows that the balance is loading until it is known, or the time of a last known one',
  SCREEN,
  async ({ page, walletPage, returningUser }) => {
    expect(returningUser.address).toMatch(/^0x/);
    // Away from the wallet, whose own question would be held instead.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.removeItem('lastKnownHome'));
    const held = await holdNextAnswer(page, 'getBalance');
    const prices = watchPriceCalls(page);
    await walletPage.open();
    await held.answered;
    await expect(walletPage.balanceCard).toContainText('Loading balance...');
    await expect(walletPage.coinBalance).toBeHidden();
    held.release();
    await walletPage.expectBalance('0 ETH');
    await expect(walletPage.balanceCard).not.toContainText('Loading balance...');
    // Those of other networks' coins may be asked for later.
    expect(prices.length).toBeLessThanOrEqual(2);

    await page.goto('/favicon.svg');
    const heldAgain = await holdNextAnswer(page, 'getBalance');
    await walletPage.open();
    await heldAgain.answered;
    await expect(walletPage.coinBalance).toHaveText('0 ETH');
    await expect(walletPage.balanceCard).toContainText(/As of /);
    heldAgain.release();
    await expect(page.getByText(/As of /)).toHaveCount(0);
    await walletPage.expectBalance('0 ETH');
    await walletPage.signOutButton.click();
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => localStorage.getItem('lastKnownHome'))).toBeNull();
  },
);

test(
  'the dollar value is the balance times the price to 2 decimals, from prices marked as samples',
  SCREEN,
  async ({ page, walletPage, fundedUser }) => {
    const requested = { symbols: ['ETH'] };
    const { prices } = await call<{ prices: { ETH: { usd: number } } }>(
      'getTokenPrices',
      requested,
      fundedUser.idToken,
    );
    await page.reload();
    await walletPage.expectBalance('10 ETH');
    const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
    await expect(walletPage.usdBalance).toHaveText(dollars.format(10 * prices.ETH.usd));
    await expect(walletPage.usdBalance).toHaveText(/^\$[\d,]+\.\d{2}$/);
    await expect(walletPage.balanceCard.getByText('Sample prices')).toBeVisible();
  },
);

test('the toggle masks coin and dollars', SCREEN, async ({ page, walletPage, fundedUser }) => {
  expect(fundedUser.address).toMatch(/^0x/);
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await expect(walletPage.coinBalance).toHaveText('•••••• ETH');
  await expect(walletPage.usdBalance).toHaveText('••••••');
  await page.getByRole('button', { name: 'Show balance' }).click();
  await walletPage.expectBalance('10 ETH');
  await expect(walletPage.usdBalance).toHaveText(/^\$/);
});

test(
  'a new wallet is empty, and explains its sections',
  SCREEN,
  async ({ page, walletPage, signedInUser }) => {
    await walletPage.expectBalance('0 ETH');
    await expect(walletPage.recentTransactions).toContainText('No transactions yet');
    await expect(page.getByTestId('primary-address')).toHaveAttribute('title', signedInUser.address);
    await expect(page.getByTestId('primary-address')).toHaveText(
      `${signedInUser.address.slice(0, 10)}…${signedInUser.address.slice(-8)}`,
    );
    await expect(walletPage.header.getByText('Local chain')).toBeVisible();
    await expect(walletPage.tokenRows).toHaveCount(1);
    await walletPage.tokens.getByRole('button', { name: /^Show all/ }).click();
    await expect(walletPage.tokenRows).toHaveCount(20);

    await page.goto('/');
    await expect(walletPage.balanceCard).toBeVisible();
    await walletPage.tokens.getByRole('link', { name: '+ Add Token' }).click();
    await expect(page).toHaveURL('/add-token');
  },
);

test('the header leads to its screens and back', SCREEN, async ({ page, walletPage, signedInUser }) => {
  expect(signedInUser.address).toMatch(/^0x/);
  const buttons = {
    Activity: '/activity',
    'QR scanner': '/qr-scanner',
    Accounts: '/accounts',
    Contacts: '/contacts',
    Settings: '/settings',
  };
  for (const [name, path] of Object.entries(buttons)) {
    await walletPage.header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await walletPage.header.getByRole('link', { name: 'Everything Wallet home' }).click();
  await expect(page).toHaveURL('/');
  await expect(walletPage.balanceCard).toBeVisible();
});

test(
  'the quick actions open their dialogs and screens',
  SCREEN,
  async ({ page, walletPage, sendDialog, receiveDialog, signedInUser }) => {
    expect(signedInUser.address).toMatch(/^0x/);
    await sendDialog.open();
    await sendDialog.cancelButton.click();
    await expect(sendDialog.dialog).toBeHidden();
    await receiveDialog.open();
    await receiveDialog.closeButton.click();
    await expect(receiveDialog.dialog).toBeHidden();

    const links = { Swap: '/swap', Markets: '/markets', NFTs: '/nfts', DeFi: '/defi' };
    for (const [name, path] of Object.entries(links)) {
      await walletPage.open();
      await walletPage.quickActions.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
  },
);

// Regression: the icons of buttons stood 2.3 px lower than those of links.
test(
  'the icons and the labels of the quick actions are aligned',
  SCREEN,
  async ({ page, walletPage, signedInUser }) => {
    expect(signedInUser.address).toMatch(/^0x/);
    await walletPage.open();
    for (const [width, rows] of [
      [360, 2],
      [1280, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const actions = walletPage.quickActions.locator('a, button');
      // They follow the first drawing.
      await expect(actions).toHaveCount(6);
      const boxes = await actions.evaluateAll((tiles) =>
        [...tiles].map((tile) => {
          const icon = tile.querySelector('svg')?.getBoundingClientRect();
          const label = document.createRange();
          if (tile.lastChild) label.selectNode(tile.lastChild);
          const { top, height } = tile.getBoundingClientRect();
          return [top, height, icon?.top, icon?.height, label.getBoundingClientRect().top]
            .map(String)
            .join(' ');
        }),
      );
      expect(new Set(boxes).size).toBe(rows);
    }
  },
);

// Regression: the right half of these screens was empty on a desktop.
test(
  'on a desktop screens with a form have a second column, and on a phone one',
  SCREEN,
  async ({ page, fundedUser }) => {
    expect(fundedUser.address).toMatch(/^0x/);
    for (const [path, beside] of [
      ['/swap', 'How a swap works'],
      ['/add-token', 'Before you add a token'],
      ['/sign', 'Before you sign'],
      ['/token/eth', 'Recent Transactions'],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const aside = page.getByRole('heading', { level: 2, name: beside });
      await expect(aside).toBeVisible();
      const rightOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
      const card = aside.locator('xpath=ancestor::*[contains(@class,"MuiCard-root")][1]');
      const main = await page.getByRole('main').boundingBox();
      expect(rightOf(main) - rightOf(await card.boundingBox()), path).toBeLessThanOrEqual(24);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(async () => (await card.boundingBox())?.x, { message: path }).toBe(16);
    }
  },
);
