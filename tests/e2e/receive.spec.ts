import { expect } from '@playwright/test';
import { readQrCode } from './support/readQrCode.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';

/* The Receive dialog (docs/product.md §2, §9): own addresses for the wallet's coins, samples marked. */

test.describe.configure({ mode: 'parallel' });

const natives: readonly [symbol: string, network: string][] = [
  ['ETH', 'Ethereum Mainnet'],
  ['SepoliaETH', 'Ethereum Sepolia'],
  ['MATIC', 'Polygon Mainnet'],
  ['MATIC', 'Polygon Amoy'],
];

test("own addresses for the wallet's coins, samples for the rest of the catalogue", async ({
  receiveDialog,
  signedInUser,
  page,
}) => {
  await test.step("the native coins are received at the user's own address, as text and as a QR code", async () => {
    await receiveDialog.open();
    await expect(receiveDialog.token).toContainText('ETH on Ethereum Mainnet');
    for (const [symbol, network] of natives) {
      await test.step(`${symbol} on ${network}`, async () => {
        await receiveDialog.selectToken(`${symbol} on ${network}`);
        await expect(receiveDialog.address).toHaveText(signedInUser.address);
        await expect(receiveDialog.dialog).toContainText(`Your ${symbol} address`);
        await expect(receiveDialog.dialog).toContainText(
          `Send only ${symbol} on ${network} to this address.`,
        );
        await expect(receiveDialog.dialog.getByText('Sample', { exact: true })).toBeHidden();

        await expect(receiveDialog.qrCode).toHaveAccessibleName(
          `QR code of the address for ${symbol} on ${network}`,
        );
        expect(await receiveDialog.qrCode.boundingBox()).toMatchObject({ width: 192, height: 192 });
        expect(await readQrCode(receiveDialog.qrCode)).toEqual({ text: signedInUser.address, level: 'H' });
      });
    }
  });
  await test.step('tokens on Ethereum arrive at the own address; other coins show a marked sample', async () => {
    await receiveDialog.closeButton.click();
    await receiveDialog.open();
    await receiveDialog.selectToken('USDT on Ethereum (ERC-20)');
    await expect(receiveDialog.address).toHaveText(signedInUser.address);

    const samples: readonly [symbol: string, network: string][] = [
      ['BTC', 'Bitcoin'],
      ['USDT', 'Tron (TRC-20)'],
      ['SHIB', 'BNB Smart Chain'],
    ];
    for (const [symbol, network] of samples) {
      await test.step(`${symbol} on ${network}`, async () => {
        await receiveDialog.selectToken(`${symbol} on ${network}`);
        await expect(receiveDialog.dialog.getByText('Sample', { exact: true }).last()).toBeVisible();
        await expect(receiveDialog.dialog).toContainText('Sample address');
        await expect(receiveDialog.dialog).toContainText(
          `This is a sample, not an address: the wallet does not hold ${symbol} on ${network} yet. Send nothing to it.`,
        );
        await expect(receiveDialog.address).toHaveText(/^SAMPLE-/);
        await expect(receiveDialog.dialog).not.toContainText(signedInUser.address);
      });
    }
  });
  await test.step('offers the whole catalogue', async () => {
    expect(signedInUser.address).toMatch(/^0x/);
    await receiveDialog.closeButton.click();
    await receiveDialog.open();
    await receiveDialog.token.click();
    // The 20 tokens of the catalogue, of which ETH and MATIC each stand for the native coin of two networks.
    await expect(page.getByRole('option')).toHaveCount(22);
    for (const symbol of [
      'ETH',
      'BTC',
      'USDT',
      'BNB',
      'ADA',
      'SOL',
      'XRP',
      'DOT',
      'MATIC',
      'AVAX',
      'LINK',
      'UNI',
      'LTC',
      'ATOM',
      'XLM',
      'ALGO',
      'SHIB',
    ]) {
      await expect(page.getByRole('option', { name: `${symbol} on` }).first()).toBeVisible();
    }
  });
});

test(
  'the dialog opens on the selected network',
  SCREEN,
  async ({ walletPage, receiveDialog, signedInUser }) => {
    await walletPage.selectNetwork('Polygon Amoy');
    await receiveDialog.open();
    await expect(receiveDialog.token).toContainText('MATIC on Polygon Amoy');
    await expect(receiveDialog.address).toHaveText(signedInUser.address);
    await receiveDialog.closeButton.click();
    await expect(receiveDialog.dialog).toBeHidden();
  },
);

test(
  'copies the address, and confirms it for two seconds',
  SCREEN,
  async ({ page, context, walletPage, receiveDialog, returningUser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await walletPage.open();
    await receiveDialog.open();
    await expect(receiveDialog.address).toHaveText(returningUser.address);
    await page.clock.pauseAt(Date.now() + 60_000);
    await receiveDialog.copyButton.click();
    await expect(receiveDialog.copiedButton).toBeVisible();
    await expect(toast(page, 'Address copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(returningUser.address);
    await page.clock.runFor(1_900);
    await expect(receiveDialog.copiedButton).toBeVisible();
    await page.clock.runFor(200);
    await expect(receiveDialog.copyButton).toBeVisible();
  },
);
