import { expect } from '@playwright/test';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { fund } from './support/walletUser.ts';

/* Choosing a network (docs/product.md §2 Header, §4 Network, §9 Networks). */

test.describe.configure({ mode: 'parallel' });

test('the first visit, and an invalid selection', SCREEN, async ({ page, walletPage, signedInUser }) => {
  await test.step('the first visit starts on Ethereum Mainnet, and the selector offers the four networks', async () => {
    expect(signedInUser.address).toMatch(/^0x/);
    await expect(walletPage.networkSelector).toContainText('Ethereum Mainnet');
    await expect(page.getByText('TEST', { exact: true })).toHaveCount(0);
    await walletPage.networkSelector.click();
    await expect(page.getByRole('option')).toHaveText([
      'Ethereum Mainnet',
      'Ethereum SepoliaTEST',
      'Polygon Mainnet',
      'Polygon AmoyTEST',
    ]);
  });
  await test.step('a selection that names no network is taken for the default', async () => {
    expect(signedInUser.address).toMatch(/^0x/);
    await page.evaluate(() => localStorage.setItem('selectedNetwork', 'dogecoin'));
    await page.reload();
    await expect(walletPage.networkSelector).toContainText('Ethereum Mainnet');
    await walletPage.expectBalance('0 ETH');
  });
});

test(
  'the balance, its currency and the TEST badges follow the network',
  SCREEN,
  async ({ page, walletPage, signedInUser }) => {
    await fund(signedInUser.address, 'mainnet', '1.5');
    await fund(signedInUser.address, 'polygon-amoy', '2.75');
    await walletPage.selectNetwork('Polygon Amoy');
    await walletPage.expectBalance('2.75 MATIC');
    await expect(walletPage.usdBalance).toHaveText('no market value');
    await expect(walletPage.networkSelector).toContainText('Polygon AmoyTEST');
    await expect(walletPage.balanceCard.getByText('TEST', { exact: true })).toBeVisible();
    await expect(walletPage.tokenRows.first()).toHaveText(/^.*PolygonTEST2\.75 MATICPolygon Amoy$/);

    await walletPage.selectNetwork('Ethereum Mainnet');
    await walletPage.expectBalance('1.5 ETH');
    await expect(walletPage.usdBalance).toHaveText(/^\$/);
    await expect(page.getByText('TEST', { exact: true })).toHaveCount(0);
  },
);

test(
  'the selection is stored under selectedNetwork over a reload, and for the next visit',
  SCREEN,
  async ({ page, walletPage, signedInUser }) => {
    expect(signedInUser.address).toMatch(/^0x/);
    await walletPage.selectNetwork('Polygon Amoy');
    expect(await page.evaluate(() => localStorage.getItem('selectedNetwork'))).toBe('polygon-amoy');
    await page.reload();
    await expect(walletPage.networkSelector).toContainText('Polygon AmoyTEST');
    await walletPage.expectBalance('0 MATIC');
  },
);
