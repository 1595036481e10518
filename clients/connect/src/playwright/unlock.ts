import type { WalletPage } from './WalletPage.ts';

/** Unlocks the wallet with the device password. */
export async function unlock(page: WalletPage, devicePassword: string): Promise<void> {
  await page.getByLabel('Device password', { exact: true }).fill(devicePassword);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
}
