import { expect } from '@playwright/test';
import { createAccount } from './support/account.ts';
import { documentsOf } from './support/documents.ts';
import { stack } from './support/stack.ts';
import { startSession } from './support/startSession.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { addressOf, fund, newPhrase } from './support/walletUser.ts';

/* A failed insert of the address does not stop the setup (specification §4); the wallet must not be lost by it. */

test('an address that could not be saved at the setup is restored from the phrase', async ({
  page,
  phrasePage,
  walletPage,
  consoleGuard,
}) => {
  consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /address could not be saved/, /no primary wallet address/);
  consoleGuard.expect(/\[wallet\] The address could not be restored WalletError/);
  consoleGuard.allow(/@firebase\/firestore/);
  const account = await createAccount();
  await startSession(page, account);
  await phrasePage.open();
  const phrase = await phrasePage.readPhrase();
  const commits = `${stack.firestoreUrl}/**/documents:commit**`;
  await page.route(commits, (route) =>
    route.request().postData()?.includes('/wallet_addresses/')
      ? route.abort('connectionrefused')
      : route.fallback(),
  );
  await phrasePage.continueButton.click();
  await expect(toast(page, 'Setup complete. Welcome!')).toBeVisible({ timeout: 60_000 });
  await walletPage.expectOpen();
  await expect(walletPage.balanceCard).toContainText('No wallet address yet');
  await expect(walletPage.coinBalance).toBeHidden();
  expect(await documentsOf(account.uid, 'wallet_addresses')).toEqual([]);

  await page.unroute(commits);
  await page.getByRole('button', { name: 'Restore my address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore my address' });
  const field = dialog.getByLabel('Recovery Phrase');
  const restoreButton = dialog.getByRole('button', { name: 'Restore' });
  await expect(restoreButton).toBeDisabled();
  await field.fill(newPhrase());
  await restoreButton.click();
  await expect(toast(page, 'Recovery phrase does not match')).toBeVisible();
  expect(await documentsOf(account.uid, 'wallet_addresses')).toEqual([]);

  await field.fill(phrase);
  await restoreButton.click();
  await expect(toast(page, 'Your address is back')).toBeVisible();
  await expect(dialog).toBeHidden();
  const address = addressOf(phrase);
  await expect(page.getByTestId('primary-address')).toHaveAttribute('title', address);
  expect(await documentsOf(account.uid, 'wallet_addresses')).toMatchObject([{ address, is_primary: true }]);
  await fund(address, 'mainnet', '3');
  await page.reload();
  await walletPage.expectBalance('3 ETH');
});
