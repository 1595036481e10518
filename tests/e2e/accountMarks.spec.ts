import { expect } from '@playwright/test';
import { inputOf, watchCalls } from './support/calls.ts';
import { HistoryPage } from './pages/HistoryPage.ts';
import { Chain } from './support/Chain.ts';
import { documentsOf } from './support/documents.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';

/* Open wallets learn of movements from the scanner's marks (ADR 93 and 94). */

const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Time after which the scanner knows a new account, with much to spare on a busy machine, in ms. */
const KNOWN_AFTER_MS = 15_000;

/** Time in which a transfer is shown, in ms: without a mark, after three minutes. */
const SHOWN_WITHIN_MS = 60_000;

/** Time without a request for balances, in ms: longer than the interval where no scanner watches. */
const QUIET_MS = 40_000;

/** Time after which there is such a time, in ms. */
const QUIET_AFTER_MS = 300_000;

test('a transfer on a network that is not selected reaches two open tabs, and is notified once', async ({
  page,
  context,
  signedInUser: user,
}) => {
  test.slow();
  const chain = new Chain('sepolia');
  const pay = async (wei: string) =>
    chain.ask('eth_sendTransaction', { from: FUNDER, to: user.address, value: wei });
  const other = await context.newPage();
  const history = new HistoryPage(other);
  await history.open();
  const text = 'Received 0.5 SepoliaETH on Ethereum Sepolia';
  let shown = 0;
  for (const tab of [page, other]) {
    const notified = toast(tab, text).waitFor({ timeout: SHOWN_WITHIN_MS + KNOWN_AFTER_MS });
    notified.then(() => (shown += 1)).catch(() => undefined);
  }
  await page.waitForTimeout(KNOWN_AFTER_MS);
  await pay('0x6f05b59d3b20000');
  await expect.poll(() => shown, { timeout: SHOWN_WITHIN_MS }).toBe(1);
  await expect(history.rows.filter({ hasText: '+0.5 SepoliaETH' })).toHaveCount(1, {
    timeout: SHOWN_WITHIN_MS,
  });
  // Time for a second notification, in the other tab.
  await page.waitForTimeout(5_000);
  expect(shown).toBe(1);
  expect(await documentsOf(user.uid, 'transactions')).toHaveLength(1);
});

test('an open wallet asks for no balances, until a payment that was made elsewhere', async ({
  page,
  walletPage,
  fundedUser: { address },
}) => {
  test.slow();
  const chain = new Chain('mainnet');
  const calls = watchCalls(page, 'getBalance');
  const asksForBalances = (from: number) =>
    calls.slice(from).some((call) => {
      const { balances = [], holdings = [] } = inputOf(call) as {
        balances?: unknown[];
        holdings?: unknown[];
      };
      return balances.length + holdings.length > 0;
    });
  // The received coins become final, and the scanner knows the account.
  await chain.mine(30);
  let seen = 0;
  await expect(async () => {
    seen = calls.length;
    await page.waitForTimeout(QUIET_MS);
    expect(asksForBalances(seen)).toBe(false);
  }).toPass({ timeout: QUIET_AFTER_MS });

  await chain.ask('anvil_impersonateAccount', address);
  await chain.ask('eth_sendTransaction', { from: address, to: FUNDER, value: '0xde0b6b3a7640000' });
  await expect(walletPage.coinBalance).toHaveText(/^8\.99\d* ETH$/, { timeout: SHOWN_WITHIN_MS });
});
