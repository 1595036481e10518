import { expect } from '@playwright/test';
import { QrScannerPage } from './pages/QrScannerPage.ts';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { newAddress } from './support/walletUser.ts';

/* /qr-scanner without a camera: docs/product.md §2 QR scanner, §5 QR scan, §8 Scanning. */

test.describe.configure({ mode: 'parallel' });

let scanner: QrScannerPage;

test.beforeEach(async ({ page, returningUser }) => {
  expect(returningUser.uid).not.toBe('');
  scanner = new QrScannerPage(page);
  await scanner.open();
});

test(
  'an address that was entered opens the Send dialog',
  SCREEN,
  async ({ page, walletPage, sendDialog }) => {
    await test.step('an address that was entered opens the Send dialog, once', async () => {
      const recipient = newAddress();
      await scanner.enter(` ${recipient.toLowerCase()} `);
      await expect(toast(page, 'Address ready to use')).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(sendDialog.recipient).toHaveValue(recipient);
      await expect(sendDialog.amount).toHaveValue('');

      await page.reload();
      await expect(walletPage.balanceCard).toBeVisible();
      await expect(sendDialog.dialog).toBeHidden();
      await page.goBack();
      await expect(scanner.address).toBeVisible();
      await page.goForward();
      await expect(walletPage.balanceCard).toBeVisible();
      await expect(sendDialog.dialog).toBeHidden();
    });
    await test.step('a Send dialog opened later starts empty', async () => {
      await scanner.open();
      await scanner.enter(newAddress());
      await sendDialog.cancelButton.click();
      await expect(walletPage.balanceCard).toBeVisible();
      await sendDialog.open();
      await expect(sendDialog.recipient).toHaveValue('');
    });
  },
);

test(
  'refusals, the simulated scanner, and no camera',
  SCREEN,
  async ({ page, user, sendDialog, context, consoleGuard }) => {
    await test.step('refuses an invalid address at the field, and preserves the input', async () => {
      const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
      const malformed = 'Enter an address: 0x followed by 40 hex digits';
      const typo = 'This address has a typo: its checksum does not match. Copy it again.';
      for (const [typed, reason] of [
        ['', malformed],
        ['   ', malformed],
        [address.replace('fB', 'fb'), typo],
        [address.slice(2), malformed],
        [`0x${'0'.repeat(40)}`, 'This is the zero address. Coins sent to it are lost.'],
        [address.slice(0, -1), malformed],
        [address.replace('d359', 'd350'), typo],
        ['vitalik.eth', malformed],
      ] as const) {
        await scanner.enter(typed);
        await expect(toast(page, 'Invalid wallet address')).toBeVisible();
        await expect(scanner.address).toHaveAccessibleDescription(reason);
        await expect(scanner.address).toHaveAttribute('aria-invalid', 'true');
        await expect(scanner.address).toHaveValue(typed);
        await expect(page).toHaveURL('/qr-scanner');
      }
    });
    await test.step('the simulated scanner is marked, and scans only the own address', async () => {
      await scanner.open();
      await expect(scanner.manual.getByText('Demo', { exact: true })).toBeVisible();
      await scanner.simulateButton.click();
      await expect(scanner.address).toHaveValue(user.address);
      await expect(scanner.address).toHaveAccessibleDescription(
        'Demo: this is your own address, not a scanned one.',
      );
      await scanner.useButton.click();
      await expect(toast(page, 'Address ready to use')).toBeVisible();
      await expect(sendDialog.recipient).toHaveValue(user.address);
      await expect(sendDialog.recipient).toHaveAccessibleDescription('This is your own address.');
    });
    await test.step('reports a missing camera', async () => {
      await scanner.open();
      consoleGuard.expect(/The camera could not be used WalletError/);
      await context.grantPermissions(['camera']);
      await page.reload();
      await scanner.startButton.click();
      await expect(scanner.camera.getByRole('alert')).toHaveText(
        'No camera was found. Enter the address below.',
      );
      await expect(scanner.startButton).toBeVisible();
    });
  },
);

test('is usable on a phone and a desktop, light and dark', SCREEN, async ({ page }) => {
  await expectUsable(page);
  await scanner.enter('0x');
  await expect(toast(page, 'Invalid wallet address')).toBeVisible();
  // On its way out a toast is half transparent.
  await expect(toast(page, 'Invalid wallet address')).toBeHidden();
  await expectUsable(page);
});
