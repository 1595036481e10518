import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../tools/browser/findChromium.ts';
import type { Tally } from '../production/Tally.ts';
import type { QualityRun } from '../QualitySuite.ts';
import { HostileHost } from './HostileHost.ts';
import { pictureCases } from './hostileCases.ts';
import { memoryOfTree } from './memoryOfTree.ts';

/** Bytes of memory that the function has. */
const MAX_MEMORY = 512 * 1_024 * 1_024;

/** Status codes for a picture that cannot be drawn, or not be fetched. */
const NOT_DRAWN = [415, 502, 504];

/** Interval of memory checks, in ms. */
const LOOK_MS = 10;

/** Shows hostile pictures, on a page with the site's policy, and separately. */
export async function checkPictures(run: QualityRun, tally: Tally): Promise<string> {
  const host = await HostileHost.start();
  run.beforeEnd(() => host.end());
  const received: string[] = [];
  const listener = createServer((request, response) => {
    received.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  run.beforeEnd(() => listener.close());
  const inner = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;

  const server = fork(join(import.meta.dirname, 'pictureServer.ts'), [String(host.port), inner], {
    stdio: 'inherit',
  });
  run.beforeEnd(() => server.disconnect());
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const origin = `http://127.0.0.1:${port}`;
  let maximum = 0;
  const timer = setInterval(() => {
    maximum = Math.max(maximum, memoryOfTree(server.pid ?? 0));
  }, LOOK_MS);
  run.beforeEnd(() => clearInterval(timer));

  const executablePath = findChromium('whole');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await showAll(browser, origin, Object.keys(pictureCases(inner)), tally);
  } finally {
    await browser.close();
  }
  clearInterval(timer);
  const strays = (await (await fetch(`${origin}/strays`)).json()) as string[];
  tally.expect(strays.length === 0, `connected to ${strays.join()}`);
  tally.expect(received.length === 0, `asked inside for ${received.join()}`);
  tally.expect(maximum < MAX_MEMORY, `took ${maximum} bytes`);
  return `${Object.keys(pictureCases(inner)).length} cases, ${strays.length + received.length} requests to inner addresses, ${Math.round(maximum / 1_048_576)} MiB at most`;
}

async function showAll(
  browser: Browser,
  origin: string,
  names: readonly string[],
  tally: Tally,
): Promise<void> {
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  const types: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('/nft-pictures/'))
      types.push(response.headers()['content-type'] ?? '');
  });
  await page.goto(origin, { timeout: 180_000 });
  tally.expect((await page.locator('img').count()) === names.length, 'not all are on the page');
  tally.expect(types.length > 0 && types.every((type) => type === 'image/webp'), `types: ${types.join()}`);
  tally.expect(!(await page.evaluate(() => 'ran' in globalThis)), 'a script ran on the page');
  // Each as a document of the site's own origin; a picture that is not drawn has no document.
  for (const [index, name] of names.entries()) {
    const place = `${origin}/nft-pictures/mainnet/0x${'ab'.repeat(20)}/${index}/1024?of=1`;
    const answer = await page.request.get(place, { timeout: 60_000 });
    const type = answer.headers()['content-type'] ?? '';
    const isServed = answer.ok() && type === 'image/webp';
    const isEmpty = NOT_DRAWN.includes(answer.status()) && (await answer.body()).length === 0;
    tally.expect(isServed || isEmpty, `${name}: ${answer.status()} ${type}`);
    if (!isServed) continue;
    await page.goto(place, { timeout: 60_000 });
    tally.expect(!(await page.evaluate(() => 'ran' in globalThis)), `${name}: a script ran`);
  }
  tally.expect(elsewhere.length === 0, `the page asked ${elsewhere.join()}`);
}
