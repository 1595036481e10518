import { vaultTexts } from '@everything-wallet/core/texts/en/vaultTexts';
import { expect } from '@playwright/test';
import { SettingsPage } from '../../tests/e2e/pages/SettingsPage.ts';
import { addAuthenticator } from '../../tests/e2e/support/addAuthenticator.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { OFFLINE_COMPLAINTS } from '../../tests/e2e/support/consoleGuard.ts';
import { expectNothingLeft, keepOnDevice } from '../../tests/e2e/support/deviceWallet.ts';
import { Recorder } from '../../tests/e2e/support/Recorder.ts';
import { test } from '../../tests/e2e/support/test.ts';
import { toast } from '../../tests/e2e/support/toast.ts';
import { expectOnlyTransfer } from '../../tests/e2e/support/transfers.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';

/* Chromium's virtual authenticator (WebDriver's WebAuthn extension), which has a PRF: a passkey from its making to its end. */

const PASSWORD = 'staple battery horse';
const NEXT = 'another battery horse';

test('a passkey is made, unlocks in one touch also without a network, sends, is deleted outside, and removed', async ({
  page,
  context,
  fundedUser,
  walletPage,
  sendDialog,
  consoleGuard,
}) => {
  const settings = new SettingsPage(page);
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Device password', { exact: true });
  const usePasskey = dialog.getByRole('button', { name: 'Use passkey' });
  const lock = walletPage.header.getByRole('button', { name: 'Lock wallet' });
  const unlock = walletPage.header.getByRole('button', { name: 'Unlock wallet' });
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });

  await test.step('without an authenticator the switch says so', async () => {
    await settings.open();
    await expect(settings.biometricSwitch).toBeDisabled();
    await expect(settings.biometricSwitch).toHaveAccessibleDescription(/no fingerprint, face or PIN/);
  });

  const authenticatorId = await addAuthenticator(client, { hasPrf: true });
  await test.step('is made in the settings, for the device password', async () => {
    await settings.open();
    await expect(settings.biometricSwitch).toHaveAccessibleDescription(/Turn on the wallet on this device/);
    await keepOnDevice(page, fundedUser.phrase, PASSWORD);
    await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
    await settings.biometricSwitch.click();
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(toast(page, 'You can now unlock this wallet with a passkey')).toBeVisible();
    await expect(settings.biometricSwitch).toBeChecked();
    const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials.map(({ rpId, isResidentCredential }) => [rpId, isResidentCredential])).toEqual([
      ['localhost', true],
    ]);
  });

  const recorder = new Recorder(context);
  await test.step('unlocks after a reload, without a network', async () => {
    await walletPage.open();
    await walletPage.expectBalance('10 ETH');
    consoleGuard.allow(OFFLINE_COMPLAINTS, /Failed to load resource|\[wallet\]/);
    await unlock.click();
    await context.setOffline(true);
    await usePasskey.click();
    await expect(lock).toBeVisible();
    await context.setOffline(false);
  });

  const recipient = newAddress();
  await test.step('one touch in the Send dialog sends', async () => {
    await lock.click();
    await expect(unlock).toBeVisible();
    await sendDialog.open();
    await usePasskey.click();
    await expect(usePasskey).toHaveCount(0);
    await sendDialog.recipient.fill(recipient);
    await sendDialog.amount.fill('0.25');
    await expect(sendDialog.fee).toBeVisible();
    await sendDialog.sendButton.click();
    await sendDialog.expectSent();
    await expectOnlyTransfer(fundedUser, new Chain('mainnet'), { recipient, amount: '0.25' });
  });

  await test.step('nothing of phrase and password is anywhere, and the worker is gone once it is locked', async () => {
    await lock.click();
    await expect(unlock).toBeVisible();
    await expectNothingLeft(page, recorder, fundedUser.phrase, PASSWORD);
  });

  await test.step('a second check replaces a forgotten password', async () => {
    await unlock.click();
    await usePasskey.click();
    await expect(lock).toBeVisible();
    await settings.open();
    await settings.security.getByRole('button', { name: 'Unlock', exact: true }).click();
    await usePasskey.click();
    await settings.security.getByRole('button', { name: 'Change password' }).click();
    await dialog.getByRole('button', { name: 'Forgotten? Use the passkey' }).click();
    await dialog.getByLabel('New device password').fill(NEXT);
    await dialog.getByLabel('Repeat the password').fill(NEXT);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Device password changed')).toBeVisible();
    await walletPage.open();
  });

  // Late, because Chromium's authenticator stops working after too many failed checks.
  await test.step('refuses a failed check, and accepts the password', async () => {
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await unlock.click();
    await usePasskey.click();
    await expect(toast(page, vaultTexts['vault.error.passkeyRefused'])).toBeVisible();
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  });

  await test.step('deleted outside: a sentence, and the password opens', async () => {
    await client.send('WebAuthn.clearCredentials', { authenticatorId });
    await usePasskey.click();
    await expect(toast(page, vaultTexts['vault.error.passkeyRefused']).first()).toBeVisible();
    await password.fill(NEXT);
    await dialog.getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(lock).toBeVisible();
  });

  await test.step('is removed for the password, and opens nothing afterwards', async () => {
    await settings.open();
    await settings.security.getByRole('button', { name: 'Unlock', exact: true }).click();
    await password.fill(NEXT);
    await dialog.getByRole('button', { name: 'Unlock', exact: true }).click();
    await settings.biometricSwitch.click();
    await password.fill(NEXT);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(toast(page, 'This passkey no longer unlocks the wallet')).toBeVisible();
    await expect(settings.biometricSwitch).not.toBeChecked();
    await settings.open();
    await settings.security.getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(password).toBeVisible();
    await expect(usePasskey).toHaveCount(0);
  });
});

test('an authenticator without a PRF says so, and changes nothing', async ({
  page,
  context,
  returningUser,
  consoleGuard,
}) => {
  const settings = new SettingsPage(page);
  const dialog = page.getByRole('dialog');
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  await addAuthenticator(client, { hasPrf: false });
  consoleGuard.expect(/\[wallet\] The wallet on this device could not do it WalletError/);
  await settings.open();
  await keepOnDevice(page, returningUser.phrase, PASSWORD);
  await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
  await settings.biometricSwitch.click();
  await dialog.getByLabel('Device password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(toast(page, vaultTexts['vault.error.passkeyNoPrf'])).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(settings.biometricSwitch).not.toBeChecked();
});
