import { expect } from '@playwright/test';
import { Interface } from 'ethers';
import { Chain } from './support/Chain.ts';
import { expectUsable } from './support/expectUsable.ts';
import { postJson } from './support/postJson.ts';
import { stack } from './support/stack.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { newAddress } from './support/walletUser.ts';
import { watchActions } from './support/watchActions.ts';

/*
 * /nfts, /nft/{id}, /nft-marketplace: docs/product.md §2 NFT screens, §3 NFT, §4 NFT purchase and Tabs, §8.
 * Their texts are tested in nftScreens.test.tsx, the duration of a purchase in usePurchase.test.tsx.
 */

test(
  'the screens link to each other and are usable, and a purchase sends no request',
  SCREEN,
  async ({ page, walletPage, returningUser }) => {
    expect(returningUser.uid).not.toBe('');
    const cards = page.getByTestId('nft-card');
    const main = page.getByRole('main');

    await test.step('from the wallet to the collection and the marketplace, and back', async () => {
      // Where a network has no marketplace the required samples are shown.
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

    await test.step('a purchase takes two seconds, reports it, goes to the collection, and sends no request', async () => {
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

    await test.step('an unknown NFT is not found', async () => {
      await page.goto('/nft/5');
      await expect(page.getByRole('heading', { name: 'NFT Not Found' })).toBeVisible();
      await expectUsable(page);
    });
  },
);

const ethereum = new Chain('mainnet');
/** The collection of the local chains (decision 52). */
const LANTERNS = '0xF468F8C60C337a7068390f8B21EbfAE1506dfBBA';
const erc721 = new Interface(['function ownerOf(uint256 id) view returns (address)']);

async function ownerOf(tokenId: string): Promise<string> {
  const data = erc721.encodeFunctionData('ownerOf', [tokenId]);
  const answer = await ethereum.ask<string>('eth_call', { to: LANTERNS, data }, 'latest');
  return String(erc721.decodeFunctionResult('ownerOf', answer)[0]);
}

test('an incoming NFT is shown, is sent once, and both are in the activity', async ({ page, fundedUser }) => {
  const { address, phrase } = fundedUser;
  const recipient = newAddress();
  const main = page.getByRole('main');
  const events = page.getByTestId('nft-event');

  await test.step('the faucet’s arrives; it is unrequested, and so listed separately', async () => {
    await postJson(`${stack.faucetUrl}/fund`, { address, network: 'mainnet', token: 'NFT' });
    await page.goto('/history');
    await expect(page.getByRole('button', { name: 'Unverified (1)' })).toBeVisible({ timeout: 60_000 });
    await page.goto('/nfts');
    await expect(page.getByTestId('unverified-nft')).toBeVisible();
    await expect(page.getByText('No NFTs yet')).toHaveCount(0);
    await expect(page.getByText('Samples')).toHaveCount(0);
    await expectUsable(page);
  });

  const tokenId = await test.step('its page shows its metadata, with its picture', async () => {
    await page.getByTestId('unverified-nft').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Local Lanterns #\d+$/ })).toBeVisible();
    const [, id = ''] = /:(\d+)$/.exec(new URL(page.url()).pathname) ?? [];
    await expect(main).toContainText('You (Account 1)');
    await expect(page.getByTestId('nft-picture')).toHaveAttribute('data-state', 'shown');
    expect(await ownerOf(id)).toBe(address);
    await expectUsable(page);
    return id;
  });

  await test.step('it is sent to an address, after decoding and simulation', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Recipient Address').fill(LANTERNS);
    await dialog.getByLabel('Recipient Address').blur();
    await expect(dialog).toContainText('This is the token’s own contract');
    await dialog.getByLabel('Recipient Address').fill(recipient);
    await expectUsable(page);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(dialog.getByRole('button', { name: 'Sign and send' })).toBeVisible();
    await dialog.getByLabel('Recovery Phrase').fill(phrase);
    await dialog.getByRole('button', { name: 'Sign and send' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => ownerOf(tokenId)).toBe(recipient);
    await expect(page.getByTestId('nft-holder')).toHaveCount(0);
    expect(await ethereum.nonce(address)).toBe(1);
  });

  await test.step('the incoming and the outgoing transfer are shown', async () => {
    await main.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('No NFTs yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(events.filter({ hasText: 'Sent' })).toContainText(`LANTERN #${tokenId}`);
    await expectUsable(page);
  });
});
