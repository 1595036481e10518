import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { expect, type Page } from '@playwright/test';
import { documentsOf } from '../e2e/support/documents.ts';
import { postJson } from '../e2e/support/postJson.ts';
import { signCall } from '../e2e/support/signCall.ts';
import { stack } from '../e2e/support/stack.ts';
import { test } from '../e2e/support/test.ts';
import { picture } from './picture.ts';

/*
 * The screens of NFTs, orders and pools on a network that has their contracts (decisions 52 to 56). Not a
 * test: the screenshots are for review.
 */

test.describe.configure({ mode: 'parallel' });

const SHOWN = { timeout: 60_000 };

/** Requests that are pending when a page is left. */
const CHATTER = /Failed to load|Fee estimation failed|status of 400/;

/** Waits until no request is pending, then takes a screenshot. */
async function keep(page: Page, name: string): Promise<void> {
  await expect(page.locator('main [aria-busy="true"], main [role="progressbar"]')).toHaveCount(0, SHOWN);
  await picture(page, name);
}

test('NFTs of a user who owns some', async ({ page, consoleGuard, fundedUser }) => {
  test.setTimeout(300_000);
  consoleGuard.allow(CHATTER);
  const { address, uid } = fundedUser;
  for (const request of [
    { token: 'NFT' },
    { token: 'EDITION', amount: '5' },
    { token: 'USDC', amount: '500' },
  ]) {
    await postJson(`${stack.faucetUrl}/fund`, { address, network: 'mainnet', ...request });
  }
  const dialog = page.getByRole('dialog');
  const closeDialog = async () => {
    await dialog.getByRole('button', { name: /^(Cancel|Close)$/ }).click();
    await expect(dialog).toBeHidden();
  };

  await page.goto('/');
  const records = async () => (await documentsOf(uid, 'transactions')).length;
  await expect
    .poll(records, { ...SHOWN, message: 'what came in is in the history' })
    .toBeGreaterThanOrEqual(3);
  await page.goto('/nfts');
  const own = page.getByRole('main').getByRole('link', { name: /Local Lanterns/ });
  await expect(own.first()).toBeVisible(SHOWN);
  const path = (await own.first().getAttribute('href')) ?? '';
  await keep(page, 'nfts-collected');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await keep(page, 'nfts-activity');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'List for sale' })).toBeVisible(SHOWN);
  await keep(page, 'nft-own');
  await page.getByRole('button', { name: 'List for sale' }).click();
  await dialog.getByLabel('Price in ETH').fill('0.5');
  await picture(page, 'nft-sell');
  await closeDialog();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeVisible();
  await picture(page, 'nft-send');
  await closeDialog();
});

test('the marketplace', async ({ page, consoleGuard, fundedUser }) => {
  test.setTimeout(300_000);
  consoleGuard.allow(CHATTER);
  expect(fundedUser.uid).not.toBe('');
  const dialog = page.getByRole('dialog');
  await page.goto('/nft-marketplace');
  await expect(page.getByTestId('nft-card').first()).toBeVisible(SHOWN);
  await keep(page, 'marketplace');
  await page
    .getByTestId('nft-card')
    .first()
    .getByRole('link', { name: /^Buy Now/ })
    .click();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeEnabled(SHOWN);
  await keep(page, 'nft-for-sale');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(dialog.getByText(/^You (pay|receive)/).first()).toBeVisible(SHOWN);
  await picture(page, 'nft-buy');
});

test('pools of a user with a stake', async ({ page, consoleGuard, fundedUser: { phrase } }) => {
  test.setTimeout(300_000);
  consoleGuard.allow(CHATTER);
  const dialog = page.getByRole('dialog');
  await page.goto('/defi');
  const pool = (name: string) => page.getByRole('article', { name, exact: true });
  await expect(pool('Lido').getByRole('button', { name: 'Stake' })).toBeVisible(SHOWN);
  await pool('Lido').getByRole('button', { name: 'Stake' }).click();
  await dialog.getByLabel('Amount to stake').fill('1.5');
  await picture(page, 'defi-stake');
  await dialog.getByRole('button', { name: 'Stake', disabled: false }).click(SHOWN);
  await expect(dialog.getByRole('button', { name: 'Sign and send' })).toBeVisible(SHOWN);
  await expect(dialog.getByText(/^You receive/).first()).toBeVisible(SHOWN);
  await picture(page, 'defi-review');
  await signCall(page, { phrase, consoleGuard });
  await expect(pool('Lido').getByRole('region', { name: 'You have' })).toContainText('ETH', SHOWN);
  await keep(page, 'defi-staking');
  await page.getByRole('tab', { name: 'Lending' }).click();
  await expect(pool(listedPools('ethereum').find(({ kind }) => kind === 'lending')?.name ?? '')).toBeVisible(
    SHOWN,
  );
  await keep(page, 'defi-lending');

  await page.goto('/');
  await page.getByRole('button', { name: 'Breakdown' }).click(SHOWN);
  await expect(page.getByText('In pools').first()).toBeVisible(SHOWN);
  await keep(page, 'wallet-with-pools');
  await page.goto('/activity');
  await expect(page.getByText('In pools now').first()).toBeVisible(SHOWN);
  await keep(page, 'activity-with-pools');
});
