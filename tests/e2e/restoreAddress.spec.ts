import { expect } from '@playwright/test';
import { commitAsOwner, deleteAsOwner, documentsOf } from './support/documents.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { fund, newPhrase } from './support/walletUser.ts';

/* Wallets whose setup ended without an address (docs/product.md §4: a failed insert was only logged) get it back. */

test('a wallet without an address gets it back from the phrase', async ({
  page,
  walletPage,
  signedInUser: user,
  consoleGuard,
}) => {
  consoleGuard.expect(/no primary wallet address/);
  consoleGuard.expect(/\[wallet\] The address could not be restored WalletError/);
  const { uid, address, phrase } = user;
  await commitAsOwner([
    { path: `profiles/${uid}`, fields: { id: uid, verified: true, primary_wallet_address_id: null } },
  ]);
  await deleteAsOwner([`wallet_addresses/${uid}_${address.toLowerCase()}`]);
  await expect(walletPage.balanceCard).toContainText('No wallet address yet');
  await expect(walletPage.coinBalance).toBeHidden();

  await page.getByRole('button', { name: 'Restore my address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore my address' });
  const field = dialog.getByLabel('Recovery Phrase');
  const restoreButton = dialog.getByRole('button', { name: 'Restore' });
  await expect(restoreButton).toBeDisabled();
  await field.fill(newPhrase());
  await restoreButton.click();
  await expect(toast(page, 'Recovery phrase does not match')).toBeVisible();
  expect(await documentsOf(uid, 'wallet_addresses')).toEqual([]);

  await field.fill(phrase);
  await restoreButton.click();
  await expect(toast(page, 'Your address is restored')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('primary-address')).toHaveAttribute('title', address);
  expect(await documentsOf(uid, 'wallet_addresses')).toMatchObject([{ address, is_primary: true }]);
  await fund(address, 'mainnet', '3');
  await page.reload();
  await walletPage.expectBalance('3 ETH');
});
