import { expect } from '@playwright/test';
import { HistoryPage } from './pages/HistoryPage.ts';
import { Chain } from './support/Chain.ts';
import { documentsOf } from './support/documents.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';

/* Open wallets learn of incoming transfers from the scanner's marks (ADR 93). */

const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Time after which the scanner knows a new account, with much to spare on a busy machine, in ms. */
const KNOWN_AFTER_MS = 15_000;

/** Time in which a transfer is shown, in ms: without a mark, after three minutes. */
const SHOWN_WITHIN_MS = 60_000;

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
