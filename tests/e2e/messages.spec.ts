import { expect } from '@playwright/test';
import { verifyMessage, verifyTypedData } from 'ethers';
import { SettingsPage } from './pages/SettingsPage.ts';
import { keepOnDevice } from './support/deviceWallet.ts';
import { expectUsable } from './support/expectUsable.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';

/* /sign: the vault on this device signs a message; an independent library verifies the signature. */

const domain = { name: 'A site', version: '1', chainId: 1, verifyingContract: `0x${'11'.repeat(20)}` };
const types = { Note: [{ name: 'text', type: 'string' }] };
const message = { text: 'Hello' };
const typedData = JSON.stringify({
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    ...types,
  },
  primaryType: 'Note',
  domain,
  message,
});

test('signs a text and typed data with the wallet on this device, and verifies a signature', async ({
  page,
  returningUser,
}) => {
  const settings = new SettingsPage(page);
  const typed = page.getByLabel('Message', { exact: true });
  const signature = page.getByRole('group', { name: 'Signature' });
  const sign = page.getByRole('button', { name: 'Sign', exact: true });
  const { address } = returningUser;

  await test.step('is reached from the settings', async () => {
    await settings.open();
    await keepOnDevice(page, returningUser.phrase, 'staple battery horse');
    await expect(toast(page, 'Your wallet is stored on this device and unlocked')).toBeVisible();
    await page.getByRole('link', { name: 'Sign a message' }).click();
    await expect(page).toHaveURL('/sign');
  });

  const signed = await test.step('signs a text', async () => {
    await typed.fill('I am here\nÜnïcode');
    // It waits until the message is visible.
    await sign.scrollIntoViewIfNeeded();
    await sign.click();
    const made = (await signature.textContent()) ?? '';
    expect(verifyMessage('I am here\nÜnïcode', made)).toBe(address);
    return made;
  });

  await test.step('signs typed data once its warning is ticked', async () => {
    await typed.fill(typedData);
    await expect(signature).toHaveCount(0);
    await expect(sign).toBeDisabled();
    await page.getByRole('checkbox').check();
    await expectUsable(page);
    // It waits until the message is visible.
    await sign.scrollIntoViewIfNeeded();
    await sign.click();
    expect(verifyTypedData(domain, types, message, (await signature.textContent()) ?? '')).toBe(address);
  });

  await test.step('identifies the signer of a signature', async () => {
    await page.getByRole('tab', { name: 'Verify' }).click();
    await typed.fill('I am here\nÜnïcode');
    await page.getByLabel('Signature', { exact: true }).fill(signed);
    await page.getByLabel('Address (optional)').fill(address);
    await expect(page.getByRole('alert')).toContainText(`${address} (Account 1) signed exactly this message`);
    await typed.fill('I am there');
    await expect(page.getByRole('alert')).toContainText('This signature does not match that address.');
  });
});
