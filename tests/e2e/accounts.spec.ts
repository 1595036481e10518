import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { HDNodeWallet, parseEther } from 'ethers';
import { AccountsPage } from './pages/AccountsPage.ts';
import { createAccount } from './support/account.ts';
import { Chain } from './support/Chain.ts';
import { documentAt, documentsOf, type Fields } from './support/documents.ts';
import { expectUsable } from './support/expectUsable.ts';
import { tracesOf } from './support/phraseTraces.ts';
import { postJson } from './support/postJson.ts';
import { Recorder } from './support/Recorder.ts';
import { refuseCommits, refusedCommit, refuseListening } from './support/refusals.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';
import { startSession } from './support/startSession.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { fund, newAddress, newPhrase, type WalletUser } from './support/walletUser.ts';

/* /accounts: docs/product.md §2 Accounts, §4 Accounts, §5 Delete account, §8 Accounts. */

test.describe.configure({ mode: 'parallel' });

const ethereum = new Chain('mainnet');

let accounts: AccountsPage;

test.beforeEach(({ page }) => {
  accounts = new AccountsPage(page);
});

/** The checksum address of an account of a phrase, by a library of its own. */
function addressAt(phrase: string, index: number): string {
  return HDNodeWallet.fromPhrase(phrase, undefined, `m/44'/60'/0'/0/${index}`).address;
}

/** A user's addresses as the database has them, the oldest first. */
async function storedAddresses(uid: string): Promise<Fields[]> {
  const addresses = await documentsOf(uid, 'wallet_addresses');
  return addresses.toSorted((a, b) => String(a['created_at']).localeCompare(String(b['created_at'])));
}

async function primaryAddresses(uid: string): Promise<unknown[]> {
  const addresses = await storedAddresses(uid);
  return addresses.filter((address) => address['is_primary']).map((address) => address['address']);
}

/** Writes one field of documents as the user, past the app but under the rules. */
async function writeFields(
  { idToken }: WalletUser,
  changes: readonly { path: string; field: string; value: Record<string, unknown> }[],
): Promise<void> {
  const documents = `projects/${stack.projectId}/databases/(default)/documents`;
  await postJson(
    `${stack.firestoreUrl}/v1/${documents}:commit`,
    {
      writes: changes.map(({ path, field, value }) => ({
        update: { name: `${documents}/${path}`, fields: { [field]: value } },
        updateMask: { fieldPaths: [field] },
        currentDocument: { exists: true },
      })),
    },
    idToken,
  );
}

/** Returns the senders of the user's transactions on chain; the latest last. */
async function sendersOnChain(uid: string): Promise<string[]> {
  const records = await documentsOf(uid, 'transactions');
  const inOrder = records.toSorted((a, b) => String(a['timestamp']).localeCompare(String(b['timestamp'])));
  const receipts = await Promise.all(inOrder.map((record) => ethereum.receipt(String(record['tx_hash']))));
  return receipts.map(({ from }) => from);
}

test('the list, and a double click', SCREEN, async ({ page, context, returningUser }) => {
  await test.step('lists the first account, and copies its address', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fund(returningUser.address, 'mainnet', '3');
    await accounts.open();
    await expect(accounts.rows).toHaveCount(1);
    await expect(accounts.row(1)).toContainText(returningUser.address);
    await expect(accounts.row(1)).toContainText("m/44'/60'/0'/0/0");
    await expect(accounts.row(1)).toContainText('3 ETH');
    await expect(accounts.primaryBadge(1)).toBeVisible();
    await expect(accounts.setPrimaryButton(1)).toBeHidden();
    await page.getByRole('button', { name: 'Copy the address of Account 1' }).click();
    await expect(toast(page, 'Address copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(returningUser.address);
  });
  await test.step('a double click creates one account', async () => {
    await accounts.open();
    await accounts.newButton.click();
    await accounts.phrase.fill(returningUser.phrase);
    await accounts.createButton.dblclick();
    await expect(accounts.dialog).toBeHidden();
    await expect(accounts.rows).toHaveCount(2);

    await accounts.fillWatchOnly(newAddress());
    await accounts.createButton.dblclick();
    await expect(accounts.dialog).toBeHidden();
    await expect(accounts.rows).toHaveCount(3);
    expect(await storedAddresses(returningUser.uid)).toHaveLength(3);
  });
});

test('two accounts of one phrase: each signs with its own key, and the primary one is the sender', async ({
  page,
  returningUser: user,
  walletPage,
  sendDialog,
  consoleGuard,
}) => {
  // A fee that expires before a slow machine has signed: Send is pressed again.
  consoleGuard.allow(/Sending failed WalletError/);
  const { uid, phrase } = user;
  const [first, second] = [user.address, addressAt(phrase, 1)];
  await Promise.all([fund(first, 'mainnet', '5'), fund(second, 'mainnet', '5')]);

  await accounts.open();
  await accounts.newButton.click();
  await expect(accounts.dialog).toContainText("m/44'/60'/0'/0/1");
  await accounts.phrase.fill(phrase);
  await accounts.createButton.click();
  await expect(toast(page, 'Account created successfully')).toBeVisible();
  await expect(accounts.row(2)).toContainText(second);
  await expect(accounts.primaryBadge(1)).toBeVisible();
  await expect(accounts.primaryBadge(2)).toBeHidden();
  expect((await storedAddresses(uid))[1]).toEqual({
    user_id: uid,
    address: second,
    network: 'ethereum',
    is_primary: false,
    derivation_index: 1,
    watch_only: false,
    created_at: expect.any(String),
  });

  await walletPage.open();
  await walletPage.expectBalance('5 ETH');
  await sendDialog.send({ recipient: newAddress(), amount: '0.1', phrase });
  await expect(walletPage.row('−0.1 ETH')).toContainText('completed');
  expect(await sendersOnChain(uid)).toEqual([first.toLowerCase()]);

  await accounts.open();
  await accounts.setPrimaryButton(2).click();
  await expect(toast(page, 'Primary account updated')).toBeVisible();
  await expect(accounts.primaryBadge(2)).toBeVisible();
  await expect(accounts.primaryBadge(1)).toBeHidden();
  expect(await primaryAddresses(uid)).toEqual([second]);

  await walletPage.open();
  await walletPage.expectBalance('5 ETH');
  await sendDialog.send({ recipient: newAddress(), amount: '0.2', phrase });
  await expect(walletPage.row('−0.2 ETH')).toContainText('completed');
  expect(await sendersOnChain(uid)).toEqual([first.toLowerCase(), second.toLowerCase()]);
  expect(await ethereum.nonce(first)).toBe(1);
  expect(await ethereum.nonce(second)).toBe(1);
  expect(await ethereum.balance(first)).toBeLessThan(parseEther('4.9'));
  expect(await ethereum.balance(second)).toBeLessThan(parseEther('4.8'));
});

test('the rules refuse a second primary', SCREEN, async ({ returningUser: user }) => {
  await accounts.open();
  await accounts.addFromPhrase(user.phrase);
  const pathOf = (index: number) =>
    `wallet_addresses/${user.uid}_${addressAt(user.phrase, index).toLowerCase()}`;
  const flag = (index: number, isPrimary: boolean) => ({
    path: pathOf(index),
    field: 'is_primary',
    value: { booleanValue: isPrimary },
  });

  // A write without a change is allowed: the refusals below have other reasons.
  await writeFields(user, [flag(1, false)]);
  await expect(writeFields(user, [flag(1, true)])).rejects.toThrow('403');
  await expect(writeFields(user, [flag(0, false)])).rejects.toThrow('403');
  await expect(writeFields(user, [flag(0, false), flag(1, true)])).rejects.toThrow('403');
  await expect(
    writeFields(user, [
      flag(1, true),
      {
        path: `profiles/${user.uid}`,
        field: 'primary_wallet_address_id',
        value: { stringValue: pathOf(1).replace('wallet_addresses/', '') },
      },
    ]),
  ).rejects.toThrow('403');
  expect(await primaryAddresses(user.uid)).toEqual([user.address]);
  await expect(accounts.primaryBadge(1)).toBeVisible();
  await expect(accounts.primaryBadge(2)).toBeHidden();
});

test('the next account takes the lowest index that is free', async ({ page, returningUser: user }) => {
  await accounts.open();
  await accounts.addFromPhrase(user.phrase);
  // The next index is known once the list has the account.
  await expect(accounts.rows).toHaveCount(2);
  await accounts.addFromPhrase(user.phrase);
  await expect(accounts.rows).toHaveCount(3);
  await accounts.askToDelete(2);
  await expect(accounts.dialog).toContainText('Delete Account 2?');
  await accounts.confirmDeleteButton.click();
  await expect(toast(page, 'Account deleted')).toBeVisible();
  await expect(accounts.rows).toHaveCount(2);
  await accounts.addFromPhrase(user.phrase);
  await expect(accounts.row(3)).toContainText(addressAt(user.phrase, 1));
});

test(
  'a failure to load or add changes nothing',
  SCREEN,
  async ({ page, returningUser: user, consoleGuard }) => {
    await test.step('accounts that cannot be loaded are no empty list, and can be retried', async () => {
      const allow = await refuseListening(page, 'wallet_addresses');
      await accounts.open();
      await expect(page.getByText('Failed to load accounts')).toBeVisible();
      await expect(page.getByText('No accounts yet')).toBeHidden();
      await expect(accounts.newButton).toBeDisabled();
      await allow();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(accounts.row(1)).toContainText(user.address);
    });
    await test.step('a phrase that is not the wallet’s adds nothing', async () => {
      consoleGuard.expect(/Creating an account failed WalletError/);
      await accounts.open();
      await accounts.newButton.click();
      await accounts.createButton.click();
      await expect(page.getByText('Please enter your recovery phrase')).toBeVisible();
      await accounts.phrase.fill('abandon '.repeat(12));
      await accounts.createButton.click();
      await expect(page.getByText('Invalid recovery phrase')).toBeVisible();
      const other = newPhrase();
      await accounts.phrase.fill(other);
      await accounts.createButton.click();
      await expect(page.getByText('Recovery phrase does not match')).toBeVisible();
      await expect(accounts.phrase).toHaveValue(other);
      expect(await storedAddresses(user.uid)).toHaveLength(1);
    });
    await test.step('an address to watch is checked at its field', async () => {
      consoleGuard.expect(/Creating an account failed WalletError/);
      await accounts.open();
      await accounts.fillWatchOnly('0x1234');
      await accounts.createButton.click();
      await expect(page.getByText('Enter an address: 0x followed by 40 hex digits')).toBeVisible();
      await accounts.address.fill('0x9858EfFD232B4033E47d90003D41EC34EcaEda94'.replace('98', '89'));
      await expect(page.getByText('This address has a typo: its checksum does not match.')).toBeVisible();
      await accounts.address.fill(user.address.toLowerCase());
      await accounts.createButton.click();
      await expect(page.getByText('This address is already in your accounts')).toBeVisible();
      expect(await storedAddresses(user.uid)).toHaveLength(1);
    });
    await test.step('a phrase that cannot be verified creates nothing', async () => {
      consoleGuard.expect(/ERR_CONNECTION_REFUSED/, /Creating an account failed CallableError internal/);
      await page.route(`${stack.functionsUrl}/verifyRecoveryPhrase`, (route) =>
        route.abort('connectionrefused'),
      );
      await accounts.open();
      await accounts.newButton.click();
      await accounts.phrase.fill(user.phrase);
      await accounts.createButton.click();
      await expect(page.getByText('Failed to create account')).toBeVisible();
      await expect(accounts.phrase).toHaveValue(user.phrase);
      expect(await storedAddresses(user.uid)).toHaveLength(1);
    });
  },
);

test('a watch-only account neither sends nor receives, also as the primary one', async ({
  page,
  returningUser: user,
  walletPage,
  sendDialog,
  receiveDialog,
}) => {
  const watched = newAddress();
  await fund(watched, 'mainnet', '7');
  await accounts.open();
  await accounts.addWatchOnly(watched.toLowerCase());
  await expect(toast(page, 'Account created successfully')).toBeVisible();
  await expect(accounts.row(2)).toContainText(watched);
  await expect(accounts.row(2)).toContainText('Watch-only');
  await expect(accounts.row(2)).toContainText('7 ETH');
  expect((await storedAddresses(user.uid))[1]).toMatchObject({
    address: watched,
    is_primary: false,
    derivation_index: null,
    watch_only: true,
  });

  await accounts.setPrimaryButton(2).click();
  await expect(accounts.primaryBadge(2)).toBeVisible();
  await walletPage.open();
  await expect(walletPage.balanceCard).toContainText('Watch-only');
  await walletPage.expectBalance('7 ETH');
  await expect(walletPage.faucetButton).toBeHidden();

  await receiveDialog.open();
  await expect(receiveDialog.dialog).toContainText('The wallet has no key for your primary address');
  await expect(receiveDialog.qrCode).toBeHidden();
  await expect(receiveDialog.address).toBeHidden();
  await receiveDialog.closeButton.click();

  await sendDialog.open();
  await expect(
    sendDialog.dialog.getByText('This account is watch-only: the wallet has no key to send with.'),
  ).toBeVisible();
  await expect(sendDialog.phrase).toBeDisabled();
  await expect(sendDialog.sendButton).toBeDisabled();
  expect(await ethereum.nonce(watched, 'pending')).toBe(0);
  expect(await documentsOf(user.uid, 'transactions')).toEqual([]);
});

test('the phrase’s next address does not get its key while it is only watched', async ({
  page,
  returningUser: user,
  consoleGuard,
}) => {
  consoleGuard.expect(/Creating an account failed WalletError/);
  await accounts.open();
  await accounts.addWatchOnly(addressAt(user.phrase, 1));
  await expect(accounts.rows).toHaveCount(2);
  await accounts.newButton.click();
  await accounts.phrase.fill(user.phrase);
  await accounts.createButton.click();
  await expect(
    page.getByText('The next address of your phrase is already in your list as watch-only.'),
  ).toBeVisible();
  await accounts.cancelButton.click();
  await accounts.askToDelete(2);
  await accounts.confirmDeleteButton.click();
  await expect(accounts.rows).toHaveCount(1);
  await accounts.addFromPhrase(user.phrase);
  await expect(accounts.row(2)).toContainText("m/44'/60'/0'/0/1");
});

test(
  'the primary account cannot be deleted while there are others',
  SCREEN,
  async ({ page, returningUser: user }) => {
    await accounts.open();
    await accounts.addFromPhrase(user.phrase);
    await expect(accounts.rows).toHaveCount(2);
    await accounts.askToDelete(1);
    await expect(
      toast(page, 'Cannot delete primary account. Set another account as primary first.'),
    ).toBeVisible();
    await expect(accounts.dialog).toBeHidden();
    await expect(accounts.rows).toHaveCount(2);

    await accounts.setPrimaryButton(2).click();
    await expect(accounts.primaryBadge(2)).toBeVisible();
    await accounts.askToDelete(1);
    await accounts.confirmDeleteButton.click();
    await expect(accounts.rows).toHaveCount(1);
    expect(await primaryAddresses(user.uid)).toEqual([addressAt(user.phrase, 1)]);
  },
);

test(
  'the last account can be restored, on either screen',
  SCREEN,
  async ({ page, returningUser: user, walletPage, consoleGuard }) => {
    await test.step('the last account is removed with a warning, and restored from the phrase', async () => {
      consoleGuard.expect(/There is no primary wallet address/);
      const profile = () => documentAt(`profiles/${user.uid}`);
      await accounts.open();
      await accounts.askToDelete(1);
      await expect(accounts.dialog).toContainText('Delete your only account?');
      await expect(accounts.dialog).toContainText('Without the phrase you lose access to your coins.');
      await accounts.confirmDeleteButton.click();
      await expect(toast(page, 'Account deleted')).toBeVisible();
      await expect(page.getByText('No accounts yet')).toBeVisible();
      expect(await profile()).toMatchObject({ verified: true, primary_wallet_address_id: null });

      await walletPage.open();
      await expect(walletPage.balanceCard).toContainText('No wallet address yet');
      await accounts.open();
      await accounts.addFromPhrase(user.phrase);
      await expect(accounts.row(1)).toContainText(user.address);
      await expect(accounts.primaryBadge(1)).toBeVisible();
      expect(await profile()).toMatchObject({
        primary_wallet_address_id: `${user.uid}_${user.address.toLowerCase()}`,
      });
    });
    await test.step('the wallet’s home restores the last account as well', async () => {
      consoleGuard.expect(/There is no primary wallet address/);
      await accounts.open();
      await accounts.askToDelete(1);
      await accounts.confirmDeleteButton.click();
      await expect(page.getByText('No accounts yet')).toBeVisible();
      await walletPage.open();
      await page.getByRole('button', { name: 'Restore my address' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Recovery Phrase').fill(user.phrase);
      await dialog.getByRole('button', { name: 'Restore' }).click();
      await expect(toast(page, 'Your address is restored')).toBeVisible();
      expect(await primaryAddresses(user.uid)).toEqual([user.address]);
    });
  },
);

test(
  'a refusal of the rules is shown, and changes nothing',
  SCREEN,
  async ({ page, returningUser: user, consoleGuard }) => {
    consoleGuard.expect(
      ...refusedCommit,
      /Creating an account failed FirebaseError permission-denied/,
      /Failed to set primary account FirebaseError permission-denied/,
      /Failed to delete account FirebaseError permission-denied/,
    );
    await accounts.open();
    await accounts.addFromPhrase(user.phrase);
    await expect(accounts.rows).toHaveCount(2);
    const allow = await refuseCommits(page);

    await accounts.setPrimaryButton(2).click();
    await expect(toast(page, 'Failed to set primary account')).toBeVisible();
    await expect(accounts.primaryBadge(1)).toBeVisible();

    await accounts.askToDelete(2);
    await accounts.confirmDeleteButton.click();
    await expect(toast(page, 'Failed to delete account')).toBeVisible();
    await expect(accounts.rows).toHaveCount(2);

    await accounts.newButton.click();
    await accounts.phrase.fill(user.phrase);
    await accounts.createButton.click();
    await expect(page.getByText('Failed to create account')).toBeVisible();
    await expect(accounts.phrase).toHaveValue(user.phrase);
    expect(await storedAddresses(user.uid)).toHaveLength(2);

    await allow();
    await accounts.createButton.click();
    await expect(accounts.rows).toHaveCount(3);
  },
);

test('the phrase is sent, stored and logged nowhere', async ({ context, returningUser: user }) => {
  const recorder = new Recorder(context);
  await accounts.open();
  await accounts.newButton.click();
  await accounts.phrase.fill(user.phrase);
  await recorder.recordStorage();
  await accounts.createButton.click();
  await expect(accounts.rows).toHaveCount(2);

  const phraseHash = createHash('sha256').update(user.phrase).digest('hex');
  expect(await recorder.placesOf([phraseHash])).toEqual([
    `body of POST ${stack.functionsUrl}/verifyRecoveryPhrase`,
  ]);
  expect(await recorder.placesOf(tracesOf(user.phrase))).toEqual([]);
});

test('before the setup is finished there are no accounts to add', SCREEN, async ({ page }) => {
  await startSession(page, await createAccount());
  await page.goto('/accounts');
  await expect(page.getByText('Finish setting up your wallet first')).toBeVisible();
  await expect(accounts.newButton).toBeHidden();
  await page.getByRole('link', { name: 'Continue setup' }).click();
  await expect(page).toHaveURL('/recovery-phrase');
});

test('is usable on a phone and a desktop, light and dark', SCREEN, async ({ page, returningUser: user }) => {
  await accounts.open();
  await accounts.addFromPhrase(user.phrase);
  await accounts.addWatchOnly(newAddress());
  await expect(accounts.rows).toHaveCount(3);
  await expectUsable(page);
  await accounts.newButton.click();
  await expectUsable(page);
  await accounts.watchOnlyTab.click();
  await accounts.createButton.click();
  await expect(page.getByText('Please fill in this field')).toBeVisible();
  await expectUsable(page);
});
