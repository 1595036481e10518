import { expect } from '@playwright/test';
import { AccountsPage } from './pages/AccountsPage.ts';
import { SettingsPage } from './pages/SettingsPage.ts';
import { Chain } from './support/Chain.ts';
import { OFFLINE_COMPLAINTS } from './support/consoleGuard.ts';
import { commit } from './support/documents.ts';
import { expectNothingLeft, keepOnDevice } from './support/deviceWallet.ts';
import { Recorder } from './support/Recorder.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { expectNoTransfer, expectOnlyTransfer } from './support/transfers.ts';
import { newAddress } from './support/walletUser.ts';

/*
 * The vault on this device: stored encrypted, unlocked by its password in a worker, and removed from the tab
 * when it is locked.
 */

const PASSWORD = 'staple battery horse';

test('stores the phrase under a password, sends without it, and leaves nothing in the tab when it is locked', async ({
  page,
  context,
  fundedUser,
  walletPage,
  sendDialog,
  receiveDialog,
  consoleGuard,
}) => {
  const settings = new SettingsPage(page);
  const device = {
    lock: walletPage.header.getByRole('button', { name: 'Lock wallet' }),
    unlock: walletPage.header.getByRole('button', { name: 'Unlock wallet' }),
    password: page.getByRole('dialog').getByLabel('Device password', { exact: true }),
    submit: page.getByRole('dialog').getByRole('button', { name: 'Unlock', exact: true }),
  };

  await test.step('is turned on in the settings, with the phrase and a password', async () => {
    await settings.open();
    await keepOnDevice(page, fundedUser.phrase, PASSWORD);
    await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
    expect(page.workers()).toHaveLength(1);
  });

  await test.step('is locked after a reload, and reports a wrong password', async () => {
    await walletPage.open();
    await walletPage.expectBalance('10 ETH');
    await device.unlock.click();
    expect(page.workers()).toEqual([]);
    consoleGuard.expect(/\[wallet\] The wallet on this device could not do it WalletError/);
    await device.password.fill('another password');
    await device.submit.click();
    await expect(
      page
        .getByRole('dialog')
        .getByText('This password does not unlock the wallet on this device. Check it and try again.'),
    ).toBeVisible();
  });

  await test.step('is unlocked without a network', async () => {
    consoleGuard.allow(OFFLINE_COMPLAINTS, /Failed to load resource|\[wallet\]/);
    await context.setOffline(true);
    await device.password.fill(PASSWORD);
    await device.submit.click();
    await expect(device.lock).toBeVisible();
    await context.setOffline(false);
  });

  const recorder = new Recorder(context);
  const recipient = newAddress();
  await test.step('needs no phrase', async () => {
    await sendDialog.open();
    await expect(sendDialog.phrase).toHaveCount(0);
    await sendDialog.recipient.fill(recipient);
    await sendDialog.amount.fill('0.25');
    await expect(sendDialog.fee).toBeVisible();
  });

  // Regression: Enter in the amount field sent coins without a review.
  await test.step('sends nothing by Enter in a field, on chain either', async () => {
    await sendDialog.feeLine.click();
    await sendDialog.dialog.getByLabel('Custom').check();
    await expect(sendDialog.sendButton).toBeEnabled();
    const fields = await sendDialog.dialog.locator('input:visible, textarea:visible').all();
    expect(fields.length).toBeGreaterThanOrEqual(4);
    for (const field of fields) {
      await expect(sendDialog.sendButton).toBeEnabled();
      await field.press('Enter');
    }
    await expect(sendDialog.sendButton).toBeEnabled();
    await expect(sendDialog.dialog).toBeVisible();
    await expectNoTransfer(fundedUser, new Chain('mainnet'), '10');
  });

  await test.step('sends by a press of the button, from the keyboard too', async () => {
    await sendDialog.sendButton.focus();
    await expect(sendDialog.sendButton).toBeEnabled();
    await page.keyboard.press('Enter');
    await sendDialog.expectSent();
    await expectOnlyTransfer(fundedUser, new Chain('mainnet'), { recipient, amount: '0.25' });
  });

  // Regression: an attacker with the account password could make their own address the primary one, and
  // Receive showed it.
  await test.step('offers no receiving address whose key is not on this device', async () => {
    const { uid, idToken } = fundedUser;
    const foreign = newAddress();
    const fields = { user_id: uid, address: foreign, network: 'ethereum', derivation_index: 1 };
    await commit(
      [
        {
          path: `wallet_addresses/${uid}_${foreign.toLowerCase()}`,
          fields: { ...fields, is_primary: false, watch_only: false },
          timestampField: 'created_at',
        },
      ],
      idToken,
    );
    await page.getByRole('link', { name: 'Accounts' }).first().click();
    const accounts = new AccountsPage(page);
    await expect(accounts.row(2)).toContainText('No key on this device');
    await expect(accounts.row(1)).not.toContainText('No key on this device');
    await accounts.setPrimaryButton(2).click();
    await expect(accounts.primaryBadge(2)).toBeVisible();
    await page.getByRole('link', { name: 'Everything Wallet home' }).click();
    await receiveDialog.open();
    await expect(receiveDialog.dialog).toContainText(`No key on this device controls ${foreign}`);
    await expect(receiveDialog.qrCode).toHaveCount(0);
    await receiveDialog.closeButton.click();
  });

  await test.step('leaves nothing in the tab once it is locked', async () => {
    await device.lock.click();
    await expect(device.unlock).toBeVisible();
    await expectNothingLeft(page, recorder, fundedUser.phrase, PASSWORD);
  });
});
