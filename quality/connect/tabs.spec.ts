import { expect, type Page } from '@playwright/test';
import { test } from './support/connectTest.ts';
import { Visitor } from './support/Visitor.ts';

/* Three tabs of one website get each event exactly once, also after a reload. */

const TABS = 3;

/** Longer than a storage event takes to the other tabs. */
const SETTLED_MS = 500;

/** Notes the events of a tab from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    const { provider } = (window as never as { everythingWallet: { provider: Provider } }).everythingWallet;
    interface Provider {
      on: (event: string, listener: (payload: unknown) => void) => void;
    }
    for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
      provider.on(event, (payload) => {
        heard.push([event, payload instanceof Error ? (payload as Error & { code?: number }).code : payload]);
      });
    }
    Object.assign(window, { heard });
  });
}

/** Takes the events that a tab has heard since the last time, sorted. */
async function take(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as never as { heard: unknown[] }).heard.splice(0).sort());
}

test('each event arrives once in each of three tabs, also after a reload', async ({ device }) => {
  const { address, second } = device;
  await using visitor = await Visitor.open(device);
  const pages = [visitor.page];
  while (pages.length < TABS) {
    const page = await device.context.newPage();
    await page.goto(visitor.origin);
    pages.push(page);
  }
  const [one, two, three] = pages.map((page) => new Visitor(page, device, visitor.origin));
  if (!one || !two || !three) throw new Error('no tabs');
  for (const page of pages) await listen(page);
  const expectEach = async (events: readonly unknown[]) => {
    await expect
      .poll(
        async () => await three.page.evaluate(() => (window as never as { heard: unknown[] }).heard.length),
      )
      .toBe(events.length);
    await three.page.waitForTimeout(SETTLED_MS);
    for (const page of pages) expect(await take(page)).toEqual(events);
  };
  const request = (method: string, params: unknown = []) =>
    `everythingWallet.provider.request(${JSON.stringify({ method, params })})`;

  await test.step('connect', async () => {
    expect(await one.approve(request('eth_requestAccounts'))).toEqual({ result: [address] });
    await expectEach([
      ['accountsChanged', [address]],
      ['connect', { chainId: '0x1' }],
    ]);
  });
  await test.step('another chain', async () => {
    expect(await two.ask('wallet_switchEthereumChain', [{ chainId: '0x89' }])).toEqual({ result: null });
    await expectEach([['chainChanged', '0x89']]);
    // The same once more is no change.
    expect(await one.ask('wallet_switchEthereumChain', [{ chainId: '0x89' }])).toEqual({ result: null });
    await expectEach([]);
  });
  await test.step('a reload is no change', async () => {
    await two.page.reload();
    await listen(two.page);
    await two.page.waitForTimeout(SETTLED_MS);
    expect(await two.ask('eth_accounts')).toEqual({ result: [address] });
    expect(await two.ask('eth_chainId')).toEqual({ result: '0x89' });
    await expectEach([]);
  });
  await test.step('another account', async () => {
    await visitor.closed();
    const opening = device.context.waitForEvent('page');
    const outcome = three.ask('wallet_requestPermissions', [{ eth_accounts: {} }]);
    const popup = await opening;
    const boxes = popup.getByRole('checkbox', { name: new RegExp(`${second.slice(-4)}|Account 2`) });
    await boxes.first().check();
    await popup.getByRole('button', { name: 'Connect', exact: true }).click();
    expect((await outcome).error).toBeUndefined();
    const { result } = await one.ask('eth_accounts');
    expect((result as string[]).toSorted()).toEqual([address, second].toSorted());
    await expectEach([['accountsChanged', result]]);
  });
  await test.step('disconnect', async () => {
    expect(await one.ask('wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({ result: null });
    const { result: chainId } = await one.ask('eth_chainId');
    await expectEach([
      ['accountsChanged', []],
      ...(chainId === '0x89' ? [] : [['chainChanged', chainId]]),
      ['disconnect', 4900],
    ]);
  });
});
