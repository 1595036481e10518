import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { alwaysOnNetworks, defaultNetwork } from '@everything-wallet/core/networks/networks';
import { PUBLIC_PRICES_PATH } from '@everything-wallet/core/schemas/publicPrices';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/browser/findChromium.ts';
import { projectId } from '../../tools/projectId.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import { findRelease } from '../offline/findRelease.ts';
import { countQuestion, type CountedQuestion } from './countQuestion.ts';
import { countDocuments } from './countDocuments.ts';
import { countingProxy } from './countingProxy.ts';
import { functionParameters } from './functionParameters.ts';
import { halveCounts } from './halveCounts.ts';
import { serveFunctions } from './serveFunctions.ts';
import { serveSite } from './serveSite.ts';
import { startMeter } from './startMeter.ts';
import { noUse, type SessionCounts } from './SessionCounts.ts';

/*
 * `node quality/cost/countSession.ts <output> <commit> <nextRelease> [checkout]`, with a stack running: opens a wallet in a browser, leaves it open,
 * sends once, visits the history, opens it again, stores the next release, and writes the use of each. With `SCANNER`, functions use the stack's scanners. The functions of the checkout run in this process, and requests to the site, the database and the
 * chains pass through it to be counted.
 */

const [output = '', commit = '', nextRelease = '', checkout = repositoryRoot] = process.argv.slice(2);
const OPEN_MINUTES = 3;
/** Interval of an active user's input: after five minutes without, the wallet polls less often. */
const TOUCHED_MS = 30_000;
/** The function that an open wallet calls. */
const REFRESH = 'refreshWallet';
/** Repetitions of a call, after some that warm up and are not counted. */
const REPLAYED = { calls: 8, unmeasured: 3 };
const BLOCK_MS = 12_000;
/** The wallet queries a transfer in a block every 20 s. */
const FINAL_MS = 25_000;

/** Blocks mined before the wallet opens: more than any of the networks needs for finality. */
const BLOCKS_BEFORE = 150;

/** True while a transfer is pending: then the signer requests the latest block as well. */
let isSending = false;
let use = noUse();
const current = () => use;
/** Counts from nothing until the next part. */
function part() {
  use = noUse();
  return use;
}

const port = (url: string) => Number(new URL(url).port);
function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this through npm run quality -- cost`);
  return value;
}

// Functions ask the chains and the source of prices through here.
const chainUrls: Record<string, string> = {};
for (const network of alwaysOnNetworks) {
  const { rpcName } = network;
  const proxy = await countingProxy(port(variable(rpcVariable('RPC_URL', rpcName))), {
    onRequest: (_, body) => {
      const requested = JSON.parse(body) as CountedQuestion | CountedQuestion[];
      for (const question of [requested].flat())
        countQuestion(current(), question, { network, selected: defaultNetwork, areHeadsShared: !isSending });
    },
  });
  chainUrls[rpcVariable('RPC_URLS', rpcName)] = variable(rpcVariable('RPC_URL', rpcName));
  process.env[rpcVariable('RPC_URLS', rpcName)] = `http://127.0.0.1:${proxy}`;
}
const market = createServer((request, response) => {
  current().priceCalls += 1;
  const ids = new URL(request.url ?? '/', 'http://market').searchParams.get('ids') ?? '';
  const updatedAt = Math.floor(Date.now() / 1000);
  const prices = ids
    .split(',')
    .map((id) => [id, { usd: 3_000, usd_24h_change: 1, last_updated_at: updatedAt }]);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(Object.fromEntries(prices)));
});
await new Promise<void>((resolve) => market.listen(0, '127.0.0.1', resolve));
market.unref();

Object.assign(process.env, functionParameters(), {
  PRICE_SOURCE: 'coingecko',
  COINGECKO_PLAN: 'public',
  COINGECKO_BASE_URL: `http://127.0.0.1:${(market.address() as AddressInfo).port}`,
});
countDocuments(current);
const index = pathToFileURL(join(checkout, 'functions', 'src', 'index.ts')).href;
const functions = await serveFunctions((await import(index)) as Record<string, unknown>, current);

/** A document that a page is sent; a listener costs one read at least, which is counted for each. */
const READ = /"(documentChange|targetChangeType": ?"ADD)"/g;
const database = await countingProxy(Number(variable('FIRESTORE_EMULATOR_HOST').split(':')[1]), {
  onRequest: (path, body) => {
    if (path.includes(':commit')) current().writes += body.split('"update"').length - 1;
    // The stream of writes sends forms, one field for each message.
    if (path.includes('/Write/')) current().writes += decodeURIComponent(body).split('"update"').length - 1;
  },
  onAnswer: (path) => {
    let stored = '';
    return (piece) => {
      if (!path.includes('/Listen/')) return;
      const text = stored + piece;
      current().reads += text.match(READ)?.length ?? 0;
      // A word may be split between two pieces, and must not be counted twice.
      const end = text.search(/"[\w": ]{0,25}$/);
      stored = end === -1 ? '' : text.slice(end);
    };
  },
});
/** Prices as the CDN has them: it asks the function for all users together (`priceEdges`). */
const prices = (await (
  await fetch(`http://127.0.0.1:${functions.port}/${projectId}/us-central1/publicPrices`)
).json()) as object;
const site = await serveSite(
  join(checkout, 'web', 'dist'),
  {
    get [PUBLIC_PRICES_PATH]() {
      current().pricePolls += 1;
      return { ...prices, answeredAt: new Date().toISOString() };
    },
    '/__/firebase/init.json': { projectId, apiKey: 'fake-api-key', appId: '1:1:web:1' },
    '/environment.json': {
      emulators: {
        auth: `http://${variable('FIREBASE_AUTH_EMULATOR_HOST')}`,
        firestore: { host: '127.0.0.1', port: database },
        functions: { host: '127.0.0.1', port: functions.port },
      },
      faucetUrl: null,
      appCheck: null,
    },
  },
  current,
);

process.env['FUNCTIONS_URL'] = `http://127.0.0.1:${functions.port}/${projectId}/us-central1`;
const { createWalletUser, fund, newAddress } = await import('../../tests/e2e/support/walletUser.ts');
const { startSession } = await import('../../tests/e2e/support/startSession.ts');
const { Chain } = await import('../../tests/e2e/support/Chain.ts');

// The chains mine blocks at the networks' pace: by default a local one mines only with each transaction.
const chains = alwaysOnNetworks.map(({ rpcName, blockSeconds }) => ({
  chain: new Chain(rpcName),
  blockSeconds,
}));
const user = await createWalletUser();
await fund(user.address, 'mainnet', '10');

const executablePath = findChromium('shell');
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const context = await browser.newContext({ baseURL: `http://127.0.0.1:${site.port}` });
// Not every Chromium without a window may be given the right to it.
await context.addInitScript(() =>
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' }),
);

/** Opens the wallet and waits until its figures are there. */
async function openWallet(): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/wallet');
  await page.getByTestId('balance-coin').waitFor();
  await page.getByTestId('balance-usd').waitFor();
  await rest(2_000);
  return page;
}

for (const { chain, blockSeconds } of chains) {
  await chain.ask('anvil_mine', BLOCKS_BEFORE);
  await chain.ask('evm_setIntervalMining', blockSeconds);
}

const blank = await context.newPage();
await startSession(blank, user);
await blank.close();

const firstVisit = part();
let page = await openWallet();

/** Leaves the wallet open; an active user presses a key now and then. */
async function stayOpen(): Promise<void> {
  for (let ms = 0; ms < OPEN_MINUTES * 60_000; ms += TOUCHED_MS) {
    await page.keyboard.press('Shift');
    await rest(TOUCHED_MS);
  }
}
/** Has the page be hidden, or be seen again, as it is when another tab is chosen. */
const setVisibility = (state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

// A user who comes back has been scanned for before: the first minutes of a new account do not count.
const settling = part();
await stayOpen();
// The site is stored for offline use once a release, after the first visit.
firstVisit.hostingBytes += settling.hostingBytes;
const later = part();
// Where a scanner watches, balances are asked every six minutes: three have all of these questions, or none. So twice the time is
// counted, and halved.
await stayOpen();
await stayOpen();
const hidden = part();
await setVisibility('hidden');
await rest(2 * OPEN_MINUTES * 60_000);
part();
await setVisibility('visible');
await rest(BLOCK_MS);

const poll = functions.lastCall(REFRESH);
const send = part();
isSending = true;
await page.getByRole('region', { name: 'Quick actions' }).getByRole('button', { name: 'Send' }).click();
const dialog = page.getByRole('dialog');
await dialog.getByLabel('Recipient Address').fill(newAddress());
await dialog.getByLabel('Amount').fill('0.5');
await dialog.getByLabel('Recovery Phrase').fill(user.phrase);
await dialog.getByTestId('send-fee').waitFor();
await dialog.getByRole('button', { name: 'Send' }).click();
await page.getByTestId('transaction-row').getByText('completed', { exact: false }).first().waitFor();
// It becomes final while the wallet is open: a user opens the wallet again hours later.
await chains[0]?.chain.ask('anvil_mine', defaultNetwork.confirmations);
await rest(FINAL_MS);
await page.goto('/history');
await page.getByTestId('transaction-row').first().waitFor();
await rest(2_000);
await page.close();

const nextVisit = part();
isSending = false;
page = await openWallet();
const opening = functions.lastCall(REFRESH);
const open = part();
await stayOpen();
const update = part();
site.publish(nextRelease);
if ((await findRelease(page)) === 'refused') throw new Error('The browser did not store the next release');
await browser.close();

// CPU time of the most frequent function: openings and later polls in their usual ratio, in a separate
// process that queries the chains itself. Each call is followed by a block, the shortest interval between
// scans of a network.
part();
const meter = await startMeter(index, chainUrls);
const ofOpening = await meter.cpuMsOf(opening, { ...REPLAYED, pauseMs: BLOCK_MS });
const ofPoll = await meter.cpuMsOf(poll, { ...REPLAYED, pauseMs: BLOCK_MS });
meter.end();
const polls = open.calls[REFRESH] ?? 0;
process.stdout.write(
  `Processor time: ${ofOpening.toFixed(1)} ms an opening, ${ofPoll.toFixed(1)} ms a poll\n`,
);

for (const { chain } of chains) {
  await chain.ask('evm_setIntervalMining', 0);
  await chain.ask('evm_setAutomine', true);
}

const counts: SessionCounts = {
  commit,
  firstVisit,
  nextVisit,
  openMinutes: OPEN_MINUTES,
  open,
  later: halveCounts(later),
  hidden: halveCounts(hidden),
  send,
  updateBytes: update.hostingBytes,
  cpuMsPerCall: Number(((ofOpening + polls * ofPoll) / (1 + polls)).toFixed(2)),
};
writeFileSync(output, `${JSON.stringify(counts, null, 2)}\n`);
process.exit(0);
