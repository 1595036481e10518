import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { SendDialog } from '../../tests/e2e/pages/SendDialog.ts';
import { SwapPage } from '../../tests/e2e/pages/SwapPage.ts';
import { WalletPage } from '../../tests/e2e/pages/WalletPage.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { toast } from '../../tests/e2e/support/toast.ts';
import { createWalletUser, fund, newAddress, type WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { findChromium } from '../../tools/browser/findChromium.ts';
import { LocalError } from '../../tools/LocalError.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { onStack } from '../../tools/site/onStack.ts';
import { serveSite } from '../../tools/site/serveSite.ts';
import { BrowserWatch } from './BrowserWatch.ts';
import type { BuiltSite } from './BuiltSite.ts';
import type { FunctionWatch } from './FunctionWatch.ts';
import { functionSpine } from './functionSpine.ts';
import { spineOf } from './spineOf.ts';
import type { TracedPath } from './TracedPath.ts';

/** Generous: a busy machine takes its time. */
const TIMEOUT_MS = 90_000;

/** Code in which a press or a drawing begins. */
const REACT = /^node_modules\/react-dom\//;

interface WalletOptions {
  /** The site, built with source maps. */
  readonly directory: string;
  readonly built: BuiltSite;
  /** The quote, as traced in the functions. */
  readonly quote: TracedPath;
}

interface Walk {
  readonly page: Page;
  readonly user: WalletUser;
  readonly browser: BrowserWatch;
  readonly functions: FunctionWatch;
  readonly built: BuiltSite;
}

/** Traces a transfer and a swap in a browser, each from the press to the broadcast of the function. */
export async function traceWallet(
  functions: FunctionWatch,
  { directory, built, quote }: WalletOptions,
): Promise<TracedPath[]> {
  // The screens are not prerendered here: each is the shell.
  writeFileSync(join(directory, 'app.html'), readFileSync(join(directory, 'index.html')));
  const site = await serveSite(directory, onStack(process.env as Record<string, string>));
  const executablePath = findChromium('shell');
  const chrome = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // The policy of the build names no emulator.
    const context = await chrome.newContext({
      baseURL: site.origin,
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const user = await createWalletUser();
    await fund(user.address, 'mainnet', '10');
    await startSession(page, user);
    const walk = {
      ...{ page, user, functions, built },
      browser: await BrowserWatch.start(page, built, repositoryRoot),
    };
    return [await traceSend(walk), await traceSwap(walk, quote)];
  } finally {
    await chrome.close();
    site.close();
  }
}

async function traceSend(walk: Walk): Promise<TracedPath> {
  const { page, user } = walk;
  await page.goto('/wallet');
  await page.getByTestId('balance-coin').getByText('10 ETH').waitFor();
  await new WalletPage(page).sendAction.click();
  const dialog = new SendDialog(page);
  await dialog.fill({ recipient: newAddress(), amount: '0.25', phrase: user.phrase });
  await dialog.fee.waitFor();
  await forget(walk);
  await dialog.sendButton.click();
  await toast(page, 'Transaction sent successfully!').waitFor();
  return { name: 'Send', entered: await entered(walk), spine: await broadcastSpine('Send', walk) };
}

async function traceSwap(walk: Walk, quote: TracedPath): Promise<TracedPath> {
  const { page, user } = walk;
  await page.goto('/swap');
  const swap = new SwapPage(page);
  await swap.amount.waitFor();
  await forget(walk);
  await swap.amount.fill('1');
  await swap.swapButton.click();
  const asked = await quoteSpine(walk);
  await swap.dialog.getByLabel('Recovery Phrase').fill(user.phrase);
  await swap.dialog.getByRole('button', { name: 'Sign and send', disabled: false }).click();
  await page.getByText(/^Swapped: /).waitFor();
  const broadcast = await broadcastSpine('swap', walk);
  const spine = [...new Set([...asked, ...quote.spine, ...broadcast])];
  return { name: 'swap', entered: await entered(walk), spine };
}

/** Files of the browser's request for a quote. */
async function quoteSpine({ browser, built }: Walk): Promise<string[]> {
  const calls = await browser.callsOf('refreshWallet');
  const asked = calls.find(({ body }) => body.includes('"swapQuote"'));
  if (!asked) throw new LocalError('swap cannot be traced: no request for a quote was seen.');
  return browserSpine('swap quote', asked.frames, built);
}

/** Files from the press to the broadcast. */
async function broadcastSpine(name: string, { browser, functions, built }: Walk): Promise<string[]> {
  const [sent] = await browser.callsOf('sendTransaction');
  if (!sent) throw new LocalError(`${name} cannot be traced: no call of sendTransaction was seen.`);
  const requests = await functions.requests();
  const broadcasts = requests.filter(({ body }) => body.includes('"eth_sendRawTransaction"'));
  return [...new Set([...browserSpine(name, sent.frames, built), ...functionSpine(name, broadcasts)])];
}

function browserSpine(name: string, frames: Parameters<typeof spineOf>[0], built: BuiltSite): string[] {
  return spineOf(frames, { fileAt: (frame) => built.fileAt(frame), beginning: REACT, name });
}

async function forget({ browser, functions }: Walk): Promise<void> {
  await Promise.all([browser.forget(), functions.forget()]);
}

/** Files entered in the browser and in the functions, also by what an open wallet asks meanwhile. */
async function entered({ browser, functions }: Walk): Promise<string[]> {
  return [...new Set([...(await browser.entered()), ...(await functions.entered())])].sort();
}
