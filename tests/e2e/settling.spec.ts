import { expect, type Page } from '@playwright/test';
import { parseEther } from 'ethers';
import { Chain } from './support/Chain.ts';
import { documentsOf } from './support/documents.ts';
import { test } from './support/test.ts';
import { fund, newAddress } from './support/walletUser.ts';

/*
 * A transfer becomes completed or failed while its screen is open. These tests control when Sepolia's chain
 * mines, so no other file may use that chain, and they run one after the other.
 */

const sepolia = new Chain('sepolia');

test.beforeEach(async ({ signedInUser, walletPage }) => {
  await fund(signedInUser.address, 'sepolia', '10');
  await walletPage.selectNetwork('Ethereum Sepolia');
  await walletPage.expectBalance('10 SepoliaETH');
  await sepolia.setAutomine(false);
});

test.afterEach(async () => {
  await sepolia.mine();
  await sepolia.setAutomine(true);
});

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('transfers are pending until there is a block, then completed, without a reload', async ({
  page,
  walletPage,
  sendDialog,
  signedInUser,
}) => {
  const { address, phrase, uid } = signedInUser;
  const recipient = newAddress();
  const loads = countLoads(page);

  await sendDialog.send({ recipient, amount: '0.25', phrase });
  await expect(walletPage.row('−0.25 SepoliaETH')).toContainText('pending');
  await sendDialog.send({ recipient, amount: '0.1', phrase });
  await expect(walletPage.row('−0.1 SepoliaETH')).toContainText('pending');
  expect(await documentsOf(uid, 'transactions')).toMatchObject([
    { status: 'pending' },
    { status: 'pending' },
  ]);
  expect(await sepolia.balance(recipient)).toBe(0n);
  expect(await sepolia.nonce(address, 'latest')).toBe(0);
  expect(await sepolia.nonce(address, 'pending')).toBe(2);

  await sepolia.mine();
  await expect(walletPage.row('−0.25 SepoliaETH')).toContainText('completed');
  await expect(walletPage.row('−0.1 SepoliaETH')).toContainText('completed');
  await expect(walletPage.coinBalance).toHaveText(/^9\.649\d+ SepoliaETH$/);
  expect(await sepolia.balance(recipient)).toBe(parseEther('0.35'));
  expect(loads()).toBe(0);
});

test('a transfer replaced by another one is failed, without a reload', async ({
  page,
  walletPage,
  sendDialog,
  signedInUser,
}) => {
  const { address, phrase, uid } = signedInUser;
  const recipient = newAddress();
  const loads = countLoads(page);
  await sendDialog.send({ recipient, amount: '1', phrase });
  await expect(walletPage.row('−1 SepoliaETH')).toContainText('pending');

  const [record] = await documentsOf(uid, 'transactions');
  await sepolia.drop(String(record?.['tx_hash']));
  await sepolia.ask('anvil_impersonateAccount', address);
  await sepolia.ask('eth_sendTransaction', { from: address, to: newAddress(), value: '0x1', nonce: '0x0' });
  await sepolia.ask('anvil_stopImpersonatingAccount', address);
  // A replacement counts only with the network's number of confirmations.
  await sepolia.mine(7);

  await expect(walletPage.row('−1 SepoliaETH')).toContainText('failed');
  expect(await documentsOf(uid, 'transactions')).toMatchObject([{ status: 'failed', amount: '1' }]);
  expect(await sepolia.balance(recipient)).toBe(0n);
  expect(loads()).toBe(0);
});

test('a transfer that was mined while the wallet was closed is completed on the next visit', async ({
  page,
  context,
  sendDialog,
  signedInUser,
}) => {
  const recipient = newAddress();
  await sendDialog.send({ recipient, amount: '2', phrase: signedInUser.phrase });
  await page.close();
  await sepolia.mine();
  expect(await documentsOf(signedInUser.uid, 'transactions')).toMatchObject([{ status: 'pending' }]);

  const laterPage = await context.newPage();
  await laterPage.goto('/wallet');
  await expect(laterPage.getByTestId('transaction-row')).toContainText('completed');
  expect(await sepolia.balance(recipient)).toBe(parseEther('2'));
});
