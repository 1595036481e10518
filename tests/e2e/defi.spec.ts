import { expect, type Page } from '@playwright/test';
import { expectUsable } from './support/expectUsable.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { watchActions } from './support/watchActions.ts';

/* /defi: specification §2 DeFi, §3 DeFi pool, §5 Stake amount, §9 Other. */

const pool = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('pools, amounts and what is said of them, usable in both tabs', async ({ page, returningUser }) => {
  expect(returningUser.uid).not.toBe('');
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
  // Every amount that is none: StakeForm.test.tsx.
  await test.step('staking nothing is an invalid amount', async () => {
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
  await test.step('the lending pools, whose button is disabled and says why', async () => {
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
      await expect(lend).toHaveAccessibleDescription(/Lending is not open yet/);
    }
    // On its way out a toast is half transparent.
    await expect(toast(page, 'Staking Initiated')).toBeHidden();
    await expectUsable(page);
  });
});
