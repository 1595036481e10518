import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { ContactsPage } from '../e2e/pages/ContactsPage.ts';
import { test } from '../e2e/support/test.ts';
import { writeRecords } from '../e2e/support/transactionRecords.ts';
import { newAddress } from '../e2e/support/walletUser.ts';

/* Screenshots for the landing page: screenshots/product-*.webp, to be copied to web/public/product. */

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 });

const directory = fileURLToPath(new URL('../../screenshots/', import.meta.url));
const HOUR_MS = 3_600_000;

/** Elements that only the local stack has. */
const ofTheStack = ['Local chain', 'Get 10 test coins', 'Sample prices'];

/** Takes screenshots of the phone, light and dark. */
async function takePictures(page: Page, name: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  for (const text of ofTheStack) {
    await page
      .getByText(text, { exact: true })
      .evaluateAll((found) =>
        found.forEach((each) =>
          (each.closest('.MuiChip-root') ?? each).setAttribute('style', 'display: none'),
        ),
      );
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(300);
    const taken = await page.screenshot({ animations: 'disabled' });
    writeFileSync(`${directory}product-${name}.${colorScheme}.webp`, await asWebp(page, taken));
  }
}

/** The browser encodes what Playwright cannot. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const url = await blank.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.75);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await blank.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('screens on the landing page', async ({ page, walletPage, sendDialog, fundedUser: user }) => {
  const friend = newAddress();
  const [transaction = ''] = await writeRecords(
    user.uid,
    [3, 30, 52, 75].map((hours, index) => ({
      type: index % 2 === 1 ? 'receive' : 'send',
      status: 'completed',
      is_final: true,
      amount: ['0.25', '1.2', '0.08', '0.5'][index] ?? '0.1',
      token_symbol: 'ETH',
      network: 'ethereum',
      from_address: index % 2 === 1 ? newAddress() : user.address,
      to_address: index % 2 === 1 ? user.address : newAddress(),
      timestamp: new Date(Date.now() - hours * HOUR_MS),
      block_number: 21_870_000 + index,
      gas_limit: '21000',
      max_fee_per_gas: '24000000000',
      gas_used: '21000',
      gas_price_paid: '13200000000',
      base_fee_per_gas: '12200000000',
      gas_fee: '0.000504',
      fee_paid: '0.0002772',
      coin_price_usd: 3022,
    })),
  );
  const contacts = new ContactsPage(page);
  await contacts.open();
  await contacts.add({ name: 'Grace Hopper', address: friend });
  await expect(contacts.rows).toHaveCount(1);
  await walletPage.open();
  await walletPage.expectBalance('10 ETH');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Hide first steps' }).click();
  await expect(page.getByText('1 account on 2 networks')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(0, 0);
  await takePictures(page, 'home');
  await sendDialog.open();
  await sendDialog.recipient.fill('grace');
  await sendDialog.dialog.getByRole('button', { name: 'Grace Hopper' }).click();
  await sendDialog.amount.fill('0.25');
  await sendDialog.dialog.getByRole('button', { name: 'Next' }).click();
  await expect(sendDialog.summary).toContainText('Fee');
  await takePictures(page, 'send');
  await page.goto(`/transaction/${transaction}`);
  await expect(page.getByText('Cost', { exact: true })).toBeVisible();
  await takePictures(page, 'transaction');
});
