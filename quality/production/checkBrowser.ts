import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { Wallet } from 'ethers';
import { paths } from '../../web/src/config/paths.ts';
import { findChromium } from '../../tools/browser/findChromium.ts';
import { LocalError } from '../../tools/LocalError.ts';
import { openChromium } from '../engines/openChromium.ts';
import { PageWalker } from '../engines/PageWalker.ts';
import { pageHosts } from './BrowserEdge.ts';
import { balanceOf, nonceOf, setBalance } from './chains.ts';
import { signUpInPage } from './signUpInPage.ts';
import { standInOrigin } from './standInProject.ts';
import type { StandIn } from './StandIn.ts';
import type { Tally } from './Tally.ts';

const COIN = 10n ** 18n;
const AMOUNT = COIN / 4n;
const PASSWORD = 'correct horse';

/** A recorded request of a page. */
interface PageRequest {
  readonly url: string;
  readonly body: string;
}

/**
 * Uses the deployed pages in Chromium, at their own address: signs up, stores the phrase, receives, sends,
 * opens the history, signs out and in again. The console must have no errors, only the site, the functions
 * and three of Google's services may be contacted, and no request may contain the phrase or the private key.
 *
 * @param clockOffsetMs clock offset of the user's machine
 */
export async function checkBrowser(standIn: StandIn, tally: Tally, clockOffsetMs = 0): Promise<string> {
  const path = findChromium('whole');
  if (path === undefined || !existsSync(path)) {
    throw new LocalError('There is no Chromium: install it, or set CHROMIUM_PATH.');
  }
  const requests: PageRequest[] = [];
  const engine = await openChromium(path, {
    args: standIn.edge.chromiumArguments,
    clockOffsetMs,
    onRequest: (request) => requests.push(request),
  });
  try {
    const page = new PageWalker(engine, standInOrigin);
    const { steps, secrets } = await journey(standIn, page, (held, what) =>
      tally.expect(held, `in the browser: ${what}`),
    );
    const seen = requests.length;
    const complaints = [...new Set(engine.complaints())];
    tally.expect(complaints.length === 0, `the console says: ${complaints.join(' | ')}`);

    const hosts = new Set(
      requests.filter(({ url }) => /^(https?|wss?):/.test(url)).map(({ url }) => new URL(url).host),
    );
    const known = new Set<string>(Object.values(pageHosts));
    const strangers = [...hosts].filter((host) => !known.has(host));
    tally.expect(strangers.length === 0, `third parties were asked: ${strangers.join(', ')}`);
    for (const host of [pageHosts.site, pageHosts.functions, pageHosts.database, pageHosts.accounts]) {
      tally.expect(hosts.has(host), `${host} was never asked`);
    }
    // The recording also contains requests that the policy blocks.
    await engine.run('new Image().src = "https://third.example/ping";');
    await page.until('the watch sees no third party', () =>
      Promise.resolve(
        requests.some(({ url }) => url.startsWith('https://third.example/')) &&
          engine.complaints().length > 0,
      ),
    );
    tally.expect(true, 'the watch');
    for (const [what, secret] of Object.entries(secrets)) {
      const reported = requests.find(({ url, body }) => containsSecret(`${url} ${body}`, secret));
      tally.expect(
        reported === undefined,
        `the ${what} was reported to ${new URL(reported?.url ?? standInOrigin).host}`,
      );
    }
    return `${steps} steps, ${seen} requests to ${hosts.size} hosts`;
  } finally {
    await engine.close().catch(() => undefined);
  }
}

async function journey(
  standIn: StandIn,
  page: PageWalker,
  expect: (held: boolean, what: string) => void,
): Promise<{ readonly steps: number; readonly secrets: Readonly<Record<string, string>> }> {
  let steps = 0;
  const passed = (step: string) => {
    steps += 1;
    expect(true, step);
  };
  const email = `${randomUUID()}@example.com`;
  await page.open('/');
  await page.see('h1');
  const words = await signUpInPage(page, email, PASSWORD);
  expect(words.length === 12, `there are ${words.length} words`);
  const phrase = words.join(' ');
  const account = await deriveAccount(phrase);
  passed('signs up');

  passed('finishes the setup');

  await page.press('button', 'Receive');
  const [receive = ''] = await page.see('[role="dialog"]', '0x');
  expect(
    receive.includes(account.address),
    `the address to receive at is not that of the phrase: ${receive}`,
  );
  await setBalance(standIn, 'mainnet', account.address, COIN);
  await page.open(paths.wallet);
  await page.see('[data-testid="balance-coin"]', '1 ETH');
  await page.see('[data-testid="balance-usd"]', '$');
  passed('receives');

  const recipient = Wallet.createRandom().address;
  await page.press('button', 'Send');
  await page.type('Recipient Address', recipient);
  await page.type('Amount', '0.25');
  await page.type('Recovery Phrase', phrase);
  await page.see('[data-testid="send-fee"]', 'ETH');
  await page.press('button', 'Send');
  await page.see('[data-testid="transaction-row"]', 'completed');
  const [arrived, sent] = [
    await balanceOf(standIn, 'mainnet', recipient),
    await nonceOf(standIn, 'mainnet', account.address),
  ];
  expect(arrived === AMOUNT && sent === 1, `${arrived} wei arrived by ${sent} transactions`);
  passed('sends');

  await page.open(paths.history);
  const rows = await page.see('[data-testid="transaction-row"]', '0.25 ETH');
  expect(rows.length === 1, `the history has ${rows.length} rows`);
  passed('looks at the history');

  await page.open(paths.wallet);
  await page.see('[data-testid="balance-coin"]', '0.7');
  await page.press('button', 'Sign out');
  await page.until('not signed out', async () => (await page.path()) === paths.auth);
  await page.type('Email', email);
  await page.type('Password', PASSWORD);
  await page.press('button', 'Sign In');
  await page.see('[data-testid="balance-coin"]', '0.7');
  passed('signs out and in again');
  return { steps, secrets: { 'recovery phrase': phrase, 'private key': account.privateKey.slice(2) } };
}

/** Returns true if a text contains a secret, with any separators or escapes. */
function containsSecret(text: string, secret: string): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/%[0-9a-f]{2}|[^a-z0-9]/g, '');
  return plain(text).includes(plain(secret));
}
