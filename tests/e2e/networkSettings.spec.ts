import { alwaysOnNetworks, networks } from '@everything-wallet/core/networks/networks';
import { expect } from '@playwright/test';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';

/* /network-settings: docs/product.md §2 Network settings, §9 Networks. */

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page, returningUser }) => {
  expect(returningUser.uid).not.toBe('');
  await page.goto('/network-settings');
  await expect(page.getByRole('heading', { name: 'Network Settings' })).toBeVisible();
});

test(
  'lists the networks, changes with the header, warns of test networks, and returns',
  SCREEN,
  async ({ page, walletPage }) => {
    await test.step('lists the networks with their details', async () => {
      await expect(page.getByTestId('network-option')).toHaveCount(networks.length);
      for (const { name, type, chainId, currency } of networks) {
        const option = page.getByTestId('network-option').filter({ hasText: name }).first();
        await expect(option).toContainText(`Type${type === 'mainnet' ? 'Mainnet' : 'Testnet'}`);
        await expect(option).toContainText(`Chain ID${chainId}`);
        await expect(option).toContainText(`Currency${currency}`);
      }
      // No public explorer knows the local chains.
      await expect(page.getByRole('link', { name: /^Block explorer of/ })).toHaveCount(0);
    });
    await test.step('starts on the network of the header, and both change together', async () => {
      await expect(page.getByRole('radio', { name: 'Ethereum Mainnet' })).toBeChecked();
      await page.getByRole('radio', { name: 'Polygon Mainnet' }).check();
      await expect(walletPage.networkSelector).toContainText('Polygon Mainnet');
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

      await walletPage.selectNetwork('Ethereum Sepolia');
      await expect(page.getByRole('radio', { name: 'Ethereum Sepolia' })).toBeChecked();

      await page.reload();
      await expect(page.getByRole('radio', { name: 'Ethereum Sepolia' })).toBeChecked();
      expect(await page.evaluate(() => localStorage.getItem('selectedNetwork'))).toBe('sepolia');
    });
    await test.step('warns of a test network, and of no other', async () => {
      const banner = page.getByRole('alert').filter({ hasText: 'You are on a test network' });
      for (const { name, type } of alwaysOnNetworks) {
        await page.getByRole('radio', { name }).check();
        await expect(banner).toBeVisible({ visible: type === 'testnet' });
        if (type === 'testnet') await expect(banner).toContainText(`${name} coins are for testing`);
      }
    });
    await test.step('returns to the settings', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL('/settings');
    });
  },
);

test('is usable on a phone and a desktop, light and dark, with its warning', SCREEN, async ({ page }) => {
  await expectUsable(page);
  await page.getByRole('radio', { name: 'Polygon Amoy' }).check();
  await expectUsable(page);
});
