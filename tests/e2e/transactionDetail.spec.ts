import { expect } from '@playwright/test';
import { TransactionPage } from './pages/TransactionPage.ts';
import { createAccount } from './support/account.ts';
import { blockFirestore } from './support/blockFirestore.ts';
import { Chain } from './support/Chain.ts';
import { urlOf } from './support/calls.ts';
import { OFFLINE_COMPLAINTS } from './support/consoleGuard.ts';
import { documentsOf } from './support/documents.ts';
import { exactText } from './support/exactText.ts';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { writeRecords } from './support/transactionRecords.ts';
import { fund, newAddress } from './support/walletUser.ts';

/* /transaction/{txId}: docs/product.md §2 Transaction detail, §4 Transaction status, §8 Transactions. */

test.describe.configure({ mode: 'parallel' });

const HASH = `0x${'ab'.repeat(32)}`;

let detail: TransactionPage;

test.beforeEach(({ page }) => {
  detail = new TransactionPage(page);
});

test(
  'follows a transfer live until it is final, with its cost',
  SCREEN,
  async ({ page, context, signedInUser, walletPage, sendDialog, consoleGuard }) => {
    consoleGuard.expect(/ERR_CONNECTION_REFUSED/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { address, phrase, uid } = signedInUser;
    const recipient = newAddress();
    const chain = new Chain('mainnet');
    await fund(address, 'mainnet', '10');
    await walletPage.expectBalance('10 ETH');

    // Reconciliation is blocked, so that the record remains as written.
    const reconciliation = urlOf('reconcileTransactions');
    consoleGuard.allow(
      /Failed to fetch balance|Loading holdings failed|Failed to load (the )?prices|A recipient could not be looked up|A call could not be simulated|Failed to load past prices/,
    );
    await page.route(reconciliation, (route) => route.abort('connectionrefused'));
    await sendDialog.send({ recipient, amount: '0.1234567', phrase });
    await walletPage.row('−0.123457 ETH').click();
    const [record = {}] = await documentsOf(uid, 'transactions');
    const hash = String(record['tx_hash']);
    await expect(page).toHaveURL(`/transaction/${uid}_1_${hash}`);
    await expect(detail.detail).toContainText('pending');
    await expect(detail.amount).toHaveText('−0.123457 ETH');
    expect(await exactText(detail.amount)).toBe('−0.1234567 ETH');
    await expect(detail.detail).toContainText('Sent');
    expect(await exactText(detail.field('Gas Fee'))).toBe(`~${String(record['gas_fee'])} ETH`);

    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.unroute(reconciliation);
    await expect(detail.detail).toContainText('completed');
    const { fee } = await chain.receipt(hash);
    const paid = `0.${fee.toString().padStart(18, '0').replace(/0+$/, '')}`;
    await expect.poll(() => exactText(detail.field('Gas Fee'))).toBe(`${paid} ETH`);
    expect(loads).toBe(0);

    await expect(detail.field('Hash')).toHaveText(`${hash.slice(0, 10)}…${hash.slice(-8)}`);
    await expect(detail.field('Network')).toHaveText('Ethereum Mainnet');
    expect(await detail.copy('Copy transaction hash')).toBe(hash);
    expect(await detail.copy('Copy sender address')).toBe(address);
    expect(await detail.copy('Copy recipient address')).toBe(recipient);

    // No public explorer knows what happens on a local chain.
    await expect(detail.explorerLink).toHaveCount(0);
    await detail.backButton.click();
    await expect(page).toHaveURL('/');
    await expect(walletPage.balanceCard).toBeVisible();
  },
);

test('marks a test network, and names a token by its contract', SCREEN, async ({ returningUser }) => {
  const contract = newAddress();
  const [failed = '', token = ''] = await writeRecords(returningUser.uid, [
    { network: 'polygon-amoy', token_symbol: 'MATIC', status: 'failed', gas_fee: '0' },
    { token_symbol: 'USDT', contract_address: contract, amount: '12.5', fee_paid: '0.00004' },
  ]);
  await detail.goto(failed);
  await expect(detail.detail).toContainText('failed');
  await expect(detail.field('Network')).toHaveText(/^Polygon Amoy\s*TEST$/);
  await expect(detail.field('Gas Fee')).toHaveCount(0);

  await detail.goto(token);
  await expect(detail.amount).toHaveText('−12.5 USDT');
  await expect(detail.field('Contract')).toHaveText(`${contract.slice(0, 10)}…${contract.slice(-8)}`);
  await expect(detail.field('Gas Fee')).toHaveText('0.00004 ETH');
});

test('is usable on a phone and a desktop, light and dark', SCREEN, async ({ page, returningUser }) => {
  const [id = ''] = await writeRecords(returningUser.uid, [
    {
      network: 'sepolia',
      token_symbol: 'SepoliaETH',
      amount: '1234567.123456789012345678',
      status: 'failed',
    },
  ]);
  await detail.goto(id);
  await expect(detail.detail).toBeVisible();
  await expectUsable(page);
});

test('of another user is not found', async ({ page, returningUser, walletPage }) => {
  const other = await createAccount();
  const [id = ''] = await writeRecords(other.uid, [{}]);
  expect(id).not.toContain(returningUser.uid);
  await detail.goto(id);
  await expect(toast(page, 'Transaction not found')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(walletPage.balanceCard).toBeVisible();
});

test(
  'that does not exist is not found, and neither is a malformed id',
  SCREEN,
  async ({ page, returningUser }) => {
    for (const id of [`${returningUser.uid}_1_${HASH}`, HASH, 'nonsense', '%20']) {
      await detail.goto(id);
      await expect(toast(page, 'Transaction not found'), id).toBeVisible();
      await expect(page).toHaveURL('/');
    }
  },
);

test(
  'that cannot be loaded reports it, and appears once online',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    consoleGuard.expect(/Failed to load transaction/);
    consoleGuard.allow(OFFLINE_COMPLAINTS, /ERR_CONNECTION_REFUSED/);
    const [id = ''] = await writeRecords(returningUser.uid, [{}]);
    const unblock = await blockFirestore(page);
    await detail.goto(id);
    await expect(page.getByText('Failed to load transaction', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/transaction/${id}`);
    await expectUsable(page);

    await detail.retryButton.click();
    await unblock();
    await expect(detail.amount).toHaveText('−0.25 ETH', { timeout: 40_000 });
  },
);

test(
  'with an unreadable record reports it, and appears once it is readable',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    consoleGuard.expect(/Failed to load transaction/);
    const [id = ''] = await writeRecords(returningUser.uid, [{ type: 'gift' }]);
    await detail.goto(id);
    await expect(page.getByText('Failed to load transaction', { exact: true })).toBeVisible();
    await detail.retryButton.click();
    await expect(page.getByText('Failed to load transaction', { exact: true })).toBeVisible();
    await writeRecords(returningUser.uid, [{ type: 'send' }]);
    await expect(detail.amount).toHaveText('−0.25 ETH');
  },
);
