import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { expect, type Page } from '@playwright/test';
import { TestToken } from '../support/TestToken.ts';
import { allowance } from './support/allowance.ts';
import { Chain } from './support/Chain.ts';
import { expectUsable } from './support/expectUsable.ts';
import { signCall } from './support/signCall.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { watchActions } from './support/watchActions.ts';

/* /defi: docs/product.md §2 DeFi, §3 DeFi pool, §5 Stake amount, §9 Other; docs/features/pools.md, Screens and totals. */

test.describe.configure({ mode: 'parallel' });

const pool = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('samples where a network has no pools, usable in both tabs', SCREEN, async ({ page, returningUser }) => {
  expect(returningUser.uid).not.toBe('');
  await page.addInitScript(() => window.localStorage.setItem('selectedNetwork', 'polygon-amoy'));
  await page.goto('/defi');
  await expect(page.getByRole('heading', { name: 'DeFi' })).toBeVisible();
  const totals = page.getByRole('region', { name: 'Totals' });

  await test.step('the three totals are zero, and the screen is marked as a demo', async () => {
    for (const title of ['Total Staked', 'Rewards Earned', 'Total Lent']) {
      await expect(totals).toContainText(`${title}$0.00`);
    }
    await expect(page.getByRole('main').getByText('Demo', { exact: true })).toBeVisible();
  });
  await test.step('the staking pools', async () => {
    await expect(page.getByRole('tab', { name: 'Staking' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('tabpanel')).toContainText('auto-compounding');
    await expect(pool(page, 'ETH Staking')).toContainText('4.2% APYTVL$2.4BTokensETHRiskLow');
    await expect(pool(page, 'ETH-USDC LP')).toContainText('12.5% APYTVL$186MTokensETH, USDCRiskMedium');
    await expect(pool(page, 'BTC-ETH LP')).toContainText('18.3% APYTVL$94MTokensBTC, ETHRiskHigh');
    await expectUsable(page);
  });
  // All invalid amounts: StakeForm.test.tsx.
  await test.step('staking 0 is an invalid amount', async () => {
    await pool(page, 'ETH-USDC LP').getByRole('button', { name: 'Stake' }).click();
    await expect(toast(page, 'Invalid Amount')).toContainText('Please enter a valid amount to stake');
    await expect(toast(page, 'Staking Initiated')).toBeHidden();
  });
  await test.step("a valid amount gives 'Staking Initiated', and nothing else happens", async () => {
    const actions = watchActions(page);
    await pool(page, 'BTC-ETH LP').getByLabel('Amount to stake').fill('1.5');
    await pool(page, 'BTC-ETH LP').getByRole('button', { name: 'Stake' }).click();
    await expect(toast(page, 'Staking Initiated')).toContainText('Demo: 1.5 in BTC-ETH LP, no coins moved');
    await expect(page).toHaveURL('/defi');
    await expect(totals).toContainText('Total Staked$0.00');
    expect(actions).toEqual([]);
  });
  await test.step('the lending pools, with a disabled button and its reason', async () => {
    await page.getByRole('tab', { name: 'Lending' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('tabpanel')).toContainText('Withdraw anytime, subject to pool liquidity.');
    await expect(page.getByRole('tabpanel').getByText('Coming soon')).toBeVisible();
    for (const [name, apy] of [
      ['USDC', '5.8%'],
      ['DAI', '6.2%'],
      ['ETH', '3.5%'],
    ] as const) {
      await expect(pool(page, name)).toContainText(`${apy} APY`);
      const lend = pool(page, name).getByRole('button', { name: 'Lend' });
      await expect(lend).toBeDisabled();
      await expect(lend).toHaveAccessibleDescription(/Lending is not available yet/);
    }
    // On its way out a toast is half transparent.
    await expect(toast(page, 'Staking Initiated')).toBeHidden();
    await expectUsable(page);
  });
});

/* The position, proceeds and allowance are verified on chain, not through the app. */
test('puts coin into a pool by three signatures and over a reload, earns, and takes all of it out', async ({
  page,
  fundedUser,
  consoleGuard,
}) => {
  // Requests that were pending when the page was left.
  consoleGuard.allow(/Failed to load (the )?prices|Fee estimation failed/);
  // An expired fee is estimated again, even while the same call is broadcast: its allowance or balance is
  // used up by then.
  consoleGuard.allow(/status of 400 \(Bad Request\) .*\/estimateGas$/);
  const { address, phrase } = fundedUser;
  const [vault] = listedPools('ethereum');
  if (!vault) throw new TypeError('Ethereum has a pool');
  const chain = new Chain('mainnet');
  const balanceOf = async (contract: string) => new TestToken(chain.url, contract).balanceOf(address);
  const dialog = page.getByRole('dialog');
  const sign = (title: string) => signCall(page, { phrase, consoleGuard, title });
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click({ timeout: 30_000 });

  await page.goto('/defi');
  // While functions start, a network may answer late; the screen asks it again.
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Total Staked$0.00', {
    timeout: 90_000,
  });
  await expect(page.getByText('Demo', { exact: true })).toBeHidden();
  await pool(page, vault.name).getByRole('button', { name: 'Stake' }).click();
  await dialog.getByLabel('Amount to stake').fill('1');
  await dialog.getByRole('button', { name: 'Stake', disabled: false }).click();
  await sign('Wrap');
  await goOn();
  await sign('Allow spending');
  await expect(page.getByText(/^Allow the pool to take 1 WETH: done/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await goOn();
  await sign('Deposit into a pool');
  await expect(toast(page, 'Staking Initiated')).toContainText('1 WETH staked in Yearn WETH-1', {
    timeout: 30_000,
  });
  const shares = await balanceOf(vault.address);
  expect(shares).toBeGreaterThan(0n);
  expect(await balanceOf(vault.asset)).toBe(0n);
  await expect(pool(page, vault.name).getByRole('region', { name: 'You have' })).toContainText('WETH', {
    timeout: 30_000,
  });
  await expectUsable(page);

  await pool(page, vault.name).getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByLabel('All of it, including the last share').check();
  await dialog.getByRole('button', { name: 'Withdraw', disabled: false }).click();
  await sign('Withdraw from a pool');
  await expect(toast(page, 'Withdrawn')).toContainText(/1(\.\d+)? WETH from Yearn WETH-1/, {
    timeout: 30_000,
  });
  expect(await balanceOf(vault.address)).toBe(0n);
  // Interest by the second.
  expect(await balanceOf(vault.asset)).toBeGreaterThan(10n ** 18n);
  expect(await allowance(chain, vault.asset, address, vault.address)).toBe(0n);
});
