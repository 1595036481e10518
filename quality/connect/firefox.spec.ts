import { expect, test } from '@playwright/test';
import { verifyMessage } from 'ethers';
import type { Page } from 'puppeteer-core';
import { Chain } from '../../tests/e2e/support/Chain.ts';
import { stack } from '../../tests/e2e/support/stack.ts';
import { startSite } from '../../tests/e2e/support/startSite.ts';
import { newAddress } from '../../tests/e2e/support/walletUser.ts';
import { ensureFirefox } from '../../tools/browser/ensureFirefox.ts';
import { p75 } from '../vault/p75.ts';
import { FirefoxDevice } from './support/FirefoxDevice.ts';
import { orSkip } from './support/orSkip.ts';
import { processes } from './support/processes.ts';
import { recordFigure } from '../recordFigure.ts';
import { connectScript } from './support/Visitor.ts';

/* The path of a website in Firefox: connect, sign, send, reject, redirect, events in two tabs. */

const MAX_CLOSED_MS = 300;
const ROUNDS = 5;
/** Longer than a storage event takes to the other tab. */
const SETTLED_MS = 500;
const HELLO = '0x48656c6c6f';

let device: FirefoxDevice;
test.beforeAll(async () => {
  device = await FirefoxDevice.create(await orSkip(ensureFirefox(processes)));
});
test.afterAll(async () => {
  await (device as FirefoxDevice | undefined)?.browser.close();
});

/** Notes the events of a tab from now on. */
const LISTEN = `window.heard = [];
  for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'])
    everythingWallet.provider.on(event, (payload) => heard.push([event, payload.code ?? payload]));`;

/** Takes the events that each tab has heard since the last time, sorted. */
async function takeEach(tabs: readonly Page[], count: number): Promise<unknown[]> {
  for (const tab of tabs) await expect.poll(() => tab.evaluate('heard.length')).toBe(count);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  return Promise.all(tabs.map((tab) => tab.evaluate('heard.splice(0).sort()')));
}

test('Firefox: a website connects, signs and sends', async () => {
  const served = await startSite(connectScript);
  const site = await device.open(served.origin);
  const { address } = device;
  expect(await device.ask(site, 'eth_accounts')).toEqual({ result: [] });
  expect(await device.approve(site, 'eth_requestAccounts')).toEqual({ result: [address] });
  await device.closed();
  await site.reload();
  expect(await device.ask(site, 'eth_accounts')).toEqual({ result: [address] });

  const { result: signature } = await device.approve(site, 'personal_sign', [HELLO, address]);
  expect(verifyMessage('Hello', signature as string)).toBe(address);

  const to = newAddress();
  const value = 10n ** 15n;
  const sent = await device.approve(site, 'eth_sendTransaction', [
    { from: address, to, value: `0x${value.toString(16)}` },
  ]);
  expect(sent.error).toBeUndefined();
  const chain = new Chain('mainnet');
  await expect.poll(() => chain.balance(to)).toBe(value);
  expect(await chain.receipt(sent.result as string)).toMatchObject({
    succeeded: true,
    from: address.toLowerCase(),
    to: to.toLowerCase(),
  });
  await site.close();
  served.close();
});

test('Firefox: a window that is closed by hand ends its request with 4001', async () => {
  const served = await startSite(connectScript);
  const site = await device.open(served.origin);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { popup, outcome } = await device.askInWindow(site, 'eth_requestAccounts');
    await popup.waitForSelector('::-p-aria(Connect)');
    const closedAt = Date.now();
    await popup.close();
    expect((await outcome).error?.code).toBe(4001);
    times.push(Date.now() - closedAt);
  }
  recordFigure(`Firefox, closed by hand: 4001 after ${p75(times)} ms at p75`);
  expect(p75(times)).toBeLessThanOrEqual(MAX_CLOSED_MS);
  expect(await device.ask(site, 'eth_accounts')).toEqual({ result: [] });
  await site.close();
  served.close();
});

test('Firefox: a page that cuts its windows off learns of the header, and goes on by redirect', async () => {
  const served = await startSite(connectScript, { 'cross-origin-opener-policy': 'same-origin' });
  const { address } = device;
  const site = await device.open(`${served.origin}/shop?item=1#part`);
  const { error } = await device.ask(site, 'eth_requestAccounts');
  expect(error?.code).toBe(-32603);
  expect(error?.message).toContain('Cross-Origin-Opener-Policy');
  const goThrough = async (method: string, params: unknown) => {
    // The page is left before the outcome.
    device.ask(site, method, params).catch(() => undefined);
    await expect.poll(() => site.url()).toMatch(`${stack.hostingUrl}/connect#request=`);
    await device.press(site, method === 'personal_sign' ? 'Sign' : 'Connect');
    await expect.poll(() => site.url()).toBe(`${served.origin}/shop?item=1#part`);
    return site.evaluate(
      'JSON.stringify({ method: everythingWallet.provider.redirectAnswer?.method, result: everythingWallet.provider.redirectAnswer?.result })',
    );
  };
  expect(JSON.parse((await goThrough('eth_requestAccounts', [])) as string)).toEqual({
    method: 'eth_requestAccounts',
    result: [address],
  });
  // The tab remembers the header after a load.
  const { result } = JSON.parse((await goThrough('personal_sign', [HELLO, address])) as string) as {
    result: string;
  };
  expect(verifyMessage('Hello', result)).toBe(address);
  // No page can close the window that was cut off. It explains itself.
  const left = await device.windows();
  expect(left).toHaveLength(1);
  for (const popup of left) {
    expect(await popup.evaluate('document.body.innerText')).toContain('This page opens by itself');
    await popup.close();
  }
  await site.close();
  served.close();
});

test('Firefox: each event arrives once in each of two tabs', async () => {
  const served = await startSite(connectScript);
  const { address } = device;
  const one = await device.open(served.origin);
  const two = await device.open(served.origin);
  const tabs = [one, two];
  for (const tab of tabs) await tab.evaluate(LISTEN);
  await one.bringToFront();
  expect(await device.approve(one, 'eth_requestAccounts')).toEqual({ result: [address] });
  const connected = [
    ['accountsChanged', [address]],
    ['connect', { chainId: '0x1' }],
  ];
  expect(await takeEach(tabs, 2)).toEqual([connected, connected]);
  await device.closed();
  await two.bringToFront();
  expect(await device.ask(two, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])).toEqual({
    result: null,
  });
  const changed = [['chainChanged', '0x89']];
  expect(await takeEach(tabs, 1)).toEqual([changed, changed]);
  expect(await device.ask(two, 'wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({ result: null });
  const ended = [
    ['accountsChanged', []],
    ['chainChanged', '0x1'],
    ['disconnect', 4900],
  ];
  expect(await takeEach(tabs, 3)).toEqual([ended, ended]);
  for (const tab of tabs) await tab.close();
  served.close();
});
