import { writeFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { alwaysOnNetworks, type Network } from '@everything-wallet/core/networks/networks';
import { chromium, type Page } from '@playwright/test';
import { parseEther, toQuantity } from 'ethers';
import { findChromium } from '../../tools/browser/findChromium.ts';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { createWalletUser } from '../../tests/e2e/support/walletUser.ts';
import type { MeasuredPayments } from './MeasuredPayments.ts';
import { measureStoppedScanner } from './measureStoppedScanner.ts';
import { receiveWebhooks } from './receiveWebhooks.ts';
import type { ShownPayment } from './ShownPayment.ts';

/*
 * `node quality/incoming/measurePayments.ts <output>`, with a stack running: pays an account on each network in turn, and writes the time from
 * each block to the row in an open wallet, and to a webhook. Then it stops the scanner for a while.
 */

const [output = ''] = process.argv.slice(2);
const PAYMENTS_EACH = 10;

/** Account with coins on the local chains. */
const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Pause between payments, in ms: longer than the average interval of the wallet's requests after marks. */
const PAUSE_MS = 7_000;

/** Time in which scanners learn of the account, and all of its blocks are read, in ms. */
const READY_MS = 60_000;

/** Timeout of a row, in ms. */
const TIMEOUT_MS = 240_000;

const chains = alwaysOnNetworks.map((network) => ({ network, chain: new Chain(network.rpcName) }));
// The chains mine blocks at the networks' pace: by default a local one mines only with each transaction.
for (const { network, chain } of chains) {
  await chain.mine(network.confirmations + 10);
  await chain.ask('evm_setIntervalMining', network.blockSeconds);
}
const user = await createWalletUser();
const webhooks = await receiveWebhooks(user.address);
const executablePath = findChromium('shell');
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const context = await browser.newContext({ baseURL: process.env['HOSTING_URL'] ?? '' });
const page = await context.newPage();
await startSession(page, user);
await page.goto('/history');
await rest(READY_MS);

const payments: ShownPayment[] = [];
let count = 0;
for (let round = 0; round <= PAYMENTS_EACH; round += 1) {
  for (const { network, chain } of chains) {
    count += 1;
    const times = await timesOf(network, chain, `0.0${count}1`);
    // The first of each network starts the processes that answer.
    if (round > 0) payments.push({ network: network.id, ...times });
    await rest(PAUSE_MS);
  }
}
const [first] = chains;
if (!first) throw new TypeError('No network is always on.');
const stopped = await measureStoppedScanner({ ...first, address: user.address, page, webhooks });
const measured: MeasuredPayments = { payments, stopped };
writeFileSync(output, `${JSON.stringify(measured, null, 2)}\n`);
for (const { chain } of chains) {
  await chain.ask('evm_setIntervalMining', 0);
  await chain.setAutomine(true);
}
await browser.close();
process.exit(0);

/** Pays an amount of coin; returns the seconds from its block to its row, and to its webhook. */
async function timesOf(
  { currency }: Network,
  chain: Chain,
  amount: string,
): Promise<Omit<ShownPayment, 'network'>> {
  const row = shownAt(page, `+${amount} ${currency}`);
  const value = toQuantity(parseEther(amount));
  const hash = await chain.ask<string>('eth_sendTransaction', { from: FUNDER, to: user.address, value });
  while ((await chain.ask('eth_getTransactionReceipt', hash)) === null) await rest(50);
  const minedAt = Date.now();
  const webhook = webhooks.at(hash);
  return {
    seconds: ((await row) - minedAt) / 1_000,
    webhookSeconds: ((await webhook) - minedAt) / 1_000,
  };
}

/** Returns the time at which a row contains a text, in ms since 1970. */
async function shownAt(shownOn: Page, text: string): Promise<number> {
  const found = await shownOn.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[data-testid=transaction-row]')].some((row) =>
        row.textContent.includes(wanted),
      ) && Date.now(),
    text,
    { timeout: TIMEOUT_MS, polling: 'raf' },
  );
  return Number(await found.jsonValue());
}
