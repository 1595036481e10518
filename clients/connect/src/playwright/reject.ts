import type { WalletPage } from './WalletPage.ts';

/** Rejects the request that the wallet's window shows; it ends with 4001. */
export async function reject(page: WalletPage): Promise<void> {
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
}
