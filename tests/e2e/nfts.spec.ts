import { expect } from '@playwright/test';
import { expectUsable } from './support/expectUsable.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { watchActions } from './support/watchActions.ts';

/*
 * /nfts, /nft/{id}, /nft-marketplace: specification §2 NFT screens, §3 NFT, §4 NFT purchase and Tabs, §8. What they say is in
 * nftScreens.test.tsx, how long a purchase takes in usePurchase.test.tsx.
 */

test('the screens lead to each other and are usable, and a purchase calls nothing', async ({
  page,
  walletPage,
  returningUser,
}) => {
  expect(returningUser.uid).not.toBe('');
  const cards = page.getByTestId('nft-card');
  const main = page.getByRole('main');

  await test.step('from the wallet to the collection and the marketplace, and back', async () => {
    // Where a network has no marketplace the document's samples stand.
    await page.addInitScript(() => window.localStorage.setItem('selectedNetwork', 'polygon-amoy'));
    await walletPage.open();
    await walletPage.quickActions.getByRole('link', { name: 'NFTs' }).click();
    await expect(page).toHaveURL('/nfts');
    await expect(cards).toHaveCount(4);
    await expectUsable(page);
    await page.getByRole('link', { name: 'Browse Marketplace' }).click();
    await expect(page).toHaveURL('/nft-marketplace');
    await expect(cards).toHaveCount(6);
    await expectUsable(page);
    await page.getByRole('searchbox').fill('no such thing');
    await expect(page.getByText('No NFTs found')).toBeVisible();
    await expectUsable(page);
    await main.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/nfts');
  });

  await test.step('the picture on a card belongs to its link', async () => {
    await cards.nth(0).click({ position: { x: 120, y: 120 } });
    await expect(page).toHaveURL('/nft/1');
  });

  await test.step('buying takes two seconds, says so, goes to the collection, and calls nothing', async () => {
    const buy = page.getByRole('button', { name: 'Buy Now' });
    await expect(buy).toBeVisible();
    await expectUsable(page);
    const actions = watchActions(page);
    await buy.click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(page).toHaveURL('/nfts');
    const message = toast(page, 'Successfully purchased Harbour at Dusk!');
    await expect(message).toBeVisible();
    await expect(message).toContainText('2.4 ETH has been deducted from your wallet');
    await expect(message).toContainText('Demo');
    expect(actions).toEqual([]);
  });

  await test.step('what is no NFT is not found', async () => {
    await page.goto('/nft/5');
    await expect(page.getByRole('heading', { name: 'NFT Not Found' })).toBeVisible();
    await expectUsable(page);
  });
});
