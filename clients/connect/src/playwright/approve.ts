import type { WalletPage } from './WalletPage.ts';

/** Approves the request that the wallet's window shows: presses Connect, Sign, or Sign and send. */
export async function approve(page: WalletPage): Promise<void> {
  await page.getByRole('button', { name: /^(Connect|Sign|Sign and send)$/ }).click();
}
