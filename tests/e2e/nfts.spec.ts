import { expect, type Page } from '@playwright/test';
import { marketplaceNfts, nfts } from '../../web/src/catalogue/nfts.ts';
import { expectUsable } from './support/expectUsable.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { watchActions } from './support/watchActions.ts';

/* /nfts, /nft/{id}, /nft-marketplace: specification §2 NFT screens, §3 NFT, §4 NFT purchase and Tabs, §8. */

test.describe.configure({ mode: 'parallel' });

const cards = (page: Page) => page.getByTestId('nft-card');

async function expectDemo(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('Demo', { exact: true })).toBeVisible();
}

test.describe('signed in', () => {
  test.beforeEach(({ returningUser }) => {
    expect(returningUser.uid).not.toBe('');
  });

  test('the collection: cards, Activity, and the way to the marketplace', async ({ page, walletPage }) => {
    await test.step('the collection has four cards that lead to their pages', async () => {
      await walletPage.open();
      await walletPage.quickActions.getByRole('link', { name: 'NFTs' }).click();
      await expect(page).toHaveURL('/nfts');
      await expectDemo(page);
      await expect(page.getByRole('tab', { name: 'Collected' })).toHaveAttribute('aria-selected', 'true');
      await expect(cards(page)).toHaveCount(4);
      for (const { id, name } of nfts) {
        await expect(cards(page).getByRole('link', { name })).toHaveAttribute('href', `/nft/${id}`);
      }
      // The picture belongs to the link.
      await cards(page)
        .nth(1)
        .click({ position: { x: 120, y: 120 } });
      await expect(page).toHaveURL('/nft/2');
    });
    await test.step('the Activity tab is empty', async () => {
      await page.goto('/nfts');
      await page.getByRole('tab', { name: 'Activity' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('No NFT activity yet');
      await expect(cards(page)).toHaveCount(0);
    });
    await test.step('Browse Marketplace leads there, and Back to the collection', async () => {
      await page.goto('/nfts');
      await page.getByRole('link', { name: 'Browse Marketplace' }).click();
      await expect(page).toHaveURL('/nft-marketplace');
      await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL('/nfts');
    });
  });

  test('the pages of NFTs, and of what is none', async ({ page }) => {
    await test.step('every NFT shows all there is to know of it', async () => {
      for (const nft of nfts) {
        await test.step(`/nft/${nft.id} shows all there is to know of ${nft.name}`, async () => {
          await page.goto(`/nft/${nft.id}`);
          await expect(page.getByRole('heading', { name: nft.name, level: 1 })).toBeVisible();
          await expectDemo(page);
          await expect(page.getByRole('img', { name: `Artwork of ${nft.name}` })).toBeVisible();
          const main = page.getByRole('main');
          const currency = nft.network === 'polygon' ? 'MATIC' : 'ETH';
          const { contractAddress } = nft;
          const said = [
            nft.description,
            nft.collection,
            `Contract address${contractAddress.slice(0, 6)}…${contractAddress.slice(-4)}`,
            `Token ID${nft.tokenId}`,
            `Network${nft.network === 'polygon' ? 'Polygon Mainnet' : 'Ethereum Mainnet'}`,
            `Owner${nft.owner}`,
            ...nft.traits.map(({ type, value }) => `${type}${value}`),
            `Price${Number(nft.price).toLocaleString('en')} ${currency}`,
            `Floor price${Number(nft.floorPrice).toLocaleString('en')} ${currency}`,
            `24h volume${Number(nft.volume24h).toLocaleString('en')} ${currency}`,
            `Total volume${Number(nft.totalVolume).toLocaleString('en')} ${currency}`,
          ];
          for (const text of said) await expect(main).toContainText(text);
          const explorer = page.getByRole('link', { name: 'View on Block Explorer' });
          await expect(explorer).toHaveAttribute(
            'href',
            new RegExp(`^https://.+/address/${contractAddress}$`),
          );
          await expect(explorer).toHaveAttribute('target', '_blank');
        });
      }
    });
    await test.step('what is no NFT is not found', async () => {
      for (const id of ['5', '6', '0', '01', 'toString', '1%202']) {
        await test.step(`/nft/${id} is not found`, async () => {
          await page.goto(`/nft/${id}`);
          await expect(page.getByRole('heading', { name: 'NFT Not Found' })).toBeVisible();
          await expect(page.getByText("The NFT you're looking for doesn't exist.")).toBeVisible();
          await page.getByRole('link', { name: 'Back to NFTs' }).click();
          await expect(page).toHaveURL('/nfts');
        });
      }
    });
  });

  test('buying takes two seconds, says so, goes to the collection, and calls nothing', async ({ page }) => {
    await page.goto('/nft/1');
    const buy = page.getByRole('button', { name: 'Buy Now' });
    await expect(buy).toBeVisible();
    const actions = watchActions(page);
    const start = Date.now();
    await buy.click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect(page).toHaveURL('/nfts');
    expect(Date.now() - start).toBeGreaterThanOrEqual(1900);
    const message = toast(page, 'Successfully purchased Harbour at Dusk!');
    await expect(message).toBeVisible();
    await expect(message).toContainText('2.4 ETH has been deducted from your wallet');
    await expect(message).toContainText('Demo');
    expect(actions).toEqual([]);
  });

  test('a purchase that is left ends there', async ({ page }) => {
    await page.clock.install();
    await page.goto('/nft/1');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await page.clock.runFor(5000);
    await expect(cards(page)).toHaveCount(4);
    await expect(toast(page, 'Successfully purchased')).toBeHidden();
  });

  test('the marketplace: cards, tabs and search', async ({ page }) => {
    await test.step('the marketplace has six cards with price, volume and Buy Now; the tabs change nothing', async () => {
      await page.goto('/nft-marketplace');
      await expectDemo(page);
      for (const tab of ['Trending', 'New', 'Top']) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
        await expect(cards(page)).toHaveCount(6);
        for (const [index, { name, collection }] of marketplaceNfts.entries()) {
          const card = cards(page).nth(index);
          await expect(card).toContainText(name);
          await expect(card).toContainText(collection);
          await expect(card).toContainText(/Price[\d,.]+ (ETH|MATIC)24h volume[\d,.]+ (ETH|MATIC)/);
        }
      }
      await cards(page).nth(3).getByRole('link', { name: 'Buy Now' }).click();
      await expect(page).toHaveURL('/nft/4');
    });
    await test.step('the search finds names and collections in any case, and says when there is nothing', async () => {
      await page.goto('/nft-marketplace');
      const search = page.getByRole('searchbox', { name: 'Search NFTs or collections' });
      await search.fill('MOON');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText('Moon Moth');
      await search.fill('horizons');
      await expect(cards(page)).toHaveCount(2);
      await page.getByRole('tab', { name: 'New' }).click();
      await expect(cards(page)).toHaveCount(2);
      await search.fill('no such thing');
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByText('No NFTs found')).toBeVisible();
      await search.fill('');
      await expect(cards(page)).toHaveCount(6);
    });
  });

  test('the screens are usable on a phone and a desktop, light and dark', async ({ page }) => {
    for (const path of ['/nfts', '/nft/3', '/nft/5', '/nft-marketplace']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUsable(page);
    }
    await page.getByRole('searchbox').fill('no such thing');
    await expectUsable(page);
  });
});
