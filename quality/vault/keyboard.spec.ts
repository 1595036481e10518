import { expect } from '@playwright/test';
import { expectUsable } from '../../tests/e2e/support/expectUsable.ts';
import { tabTo } from '../../tests/e2e/support/tabTo.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { toast } from '../../tests/e2e/support/toast.ts';

/*
 * Signing up, storing the wallet on the device, unlocking and restoring it, by keyboard only, with axe on the
 * way.
 */

const PASSWORD = 'staple battery horse';

test('signs up, stores the wallet, unlocks it, backs it up, removes it and restores it without a pointer', async ({
  page,
  authPage,
  phrasePage,
  consoleGuard,
}) => {
  const { keyboard } = page;
  const press = async (name: RegExp, key = 'Enter') => {
    await tabTo(page, name);
    await keyboard.press(key);
  };

  await test.step('signs up', async () => {
    await authPage.open();
    await tabTo(page, /^Sign In$/);
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(authPage.confirmPassword).toBeVisible();
    await tabTo(page, /^Email/);
    await keyboard.type(`keyboard-${crypto.randomUUID()}@example.com`);
    await tabTo(page, /^Password/);
    await keyboard.type('correct horse');
    await tabTo(page, /^Confirm Password/);
    await keyboard.type('correct horse');
    await expectUsable(page);
    await keyboard.press('Enter');
    await expect(phrasePage.words).toHaveCount(12);
  });

  await test.step('stores the wallet on the device', async () => {
    await press(/^Also store the wallet on this device/, 'Space');
    await tabTo(page, /^New device password/);
    await keyboard.type(PASSWORD);
    await tabTo(page, /^Repeat the password/);
    await keyboard.type(PASSWORD);
    await expectUsable(page);
    await press(/^I've Saved My Phrase/);
    await expect(page).toHaveURL(/\/wallet$/);
  });

  await test.step('locks and unlocks it', async () => {
    // Elements that appear while tabbing are skipped.
    await expect(page.getByRole('button', { name: 'Lock wallet' })).toBeVisible();
    await press(/^Lock wallet$/);
    await press(/^Unlock wallet$/);
    const field = page.getByRole('dialog').getByLabel('Device password', { exact: true });
    await expect(field).toBeFocused();
    await expectUsable(page);
    consoleGuard.expect(/\[wallet\] The wallet on this device could not do it WalletError/);
    await keyboard.type('another password');
    await keyboard.press('Enter');
    await expect(
      page
        .getByRole('dialog')
        .getByText('This password does not unlock the wallet on this device. Check it and try again.'),
    ).toBeVisible();
    await expect(field).toBeEnabled();
    await tabTo(page, /^Device password/);
    await keyboard.press('Control+A');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Lock wallet' })).toBeVisible();
  });

  const dialog = page.getByRole('dialog');
  let path = '';
  await test.step('saves a backup file, and removes the wallet', async () => {
    await page.goto('/settings');
    await press(/^Unlock$/);
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await press(/^Save backup file$/);
    await expectUsable(page);
    const downloading = page.waitForEvent('download');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    path = await (await downloading).path();
    await expect(dialog).toHaveCount(0);
    await press(/^Remove$/);
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('restores it from the file', async () => {
    await press(/^Load backup file$/);
    await expect(dialog).toBeVisible();
    await expectUsable(page);
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, /^Choose file$/);
    await keyboard.press('Enter');
    await (await choosing).setFiles(path);
    await tabTo(page, /^Device password/);
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
  });
});
