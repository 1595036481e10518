import { expect, type Page } from '@playwright/test';
import { AccountsPage } from '../../tests/e2e/pages/AccountsPage.ts';
import { WalletPage } from '../../tests/e2e/pages/WalletPage.ts';
import { test } from './support/connectTest.ts';
import { Device } from './support/Device.ts';
import { connectScript, Visitor } from './support/Visitor.ts';

/*
 * What disturbs a request: another tab, the end of the session or of an account, a locked wallet, a blocked window, and storage that
 * is full, blocked or written by others. No page may have an exception.
 */

const request = (method: string, params: unknown = []) =>
  `everythingWallet.provider.request(${JSON.stringify({ method, params })})`;
const connect = request('eth_requestAccounts');

test.beforeEach(({ device }) => {
  // Pages of dapps have their own.
  device.complaints.splice(0);
});
test.afterEach(({ device }) => {
  expect(device.complaints.splice(0)).toEqual([]);
});

/** Connects, and opens the review of a message. */
async function reviewMessage(visitor: Visitor, address: string) {
  await visitor.closed();
  const opening = visitor.device.context.waitForEvent('page');
  const outcome = visitor.ask('personal_sign', ['0x61', address]);
  const popup = await opening;
  await expect(popup.getByRole('dialog')).toBeVisible();
  return { popup, outcome };
}

/** Opens a page of the wallet in a tab of its own. */
async function inWallet(device: Device, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await device.context.newPage();
  await work(page);
  await page.close();
}

test('two tabs of a site ask at once: each gets its own answer', async ({ device }) => {
  await using visitor = await Visitor.open(device);
  await visitor.approve(connect);
  const page = await device.context.newPage();
  await page.goto(visitor.origin);
  const other = new Visitor(page, device, visitor.origin);
  await visitor.closed();
  const windows: Page[] = [];
  const collect = (opened: Page) => void windows.push(opened);
  device.context.on('page', collect);
  const outcomes = [
    visitor.ask('personal_sign', ['0x61', device.address]),
    other.ask('personal_sign', ['0x62', device.address]),
  ];
  await expect.poll(() => windows.length).toBe(2);
  device.context.off('page', collect);
  for (const popup of windows) {
    await popup.bringToFront();
    await visitor.press(popup);
  }
  const [first, second] = await Promise.all(outcomes);
  expect(first?.result).toMatch(/^0x[0-9a-f]{130}$/);
  expect(second?.result).toMatch(/^0x[0-9a-f]{130}$/);
  expect(first?.result).not.toBe(second?.result);
});

test('a wallet that is locked in another tab asks for the password again, and the request goes on', async ({
  device,
}) => {
  await using visitor = await Visitor.open(device);
  await visitor.approve(connect);
  const { popup, outcome } = await reviewMessage(visitor, device.address);
  // A further request finds the window open and, after the first, unlocked.
  const further = visitor.page.evaluate(async (address) => {
    const { provider } = (
      window as never as { everythingWallet: { provider: { request: (of: object) => Promise<string> } } }
    ).everythingWallet;
    return provider.request({ method: 'personal_sign', params: ['0x62', address] });
  }, device.address);
  await visitor.press(popup);
  expect((await outcome).result).toMatch(/^0x/);
  const password = popup.getByRole('dialog').getByLabel('Device password', { exact: true });
  await expect(popup.getByRole('dialog')).toContainText('b');
  await expect(password).toHaveCount(0);
  await inWallet(device, async (page) => {
    const walletPage = new WalletPage(page);
    await walletPage.open();
    await walletPage.header.getByRole('button', { name: 'Unlock wallet' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Device password', { exact: true }).fill(device.password);
    await dialog.getByRole('button', { name: 'Unlock', exact: true }).click();
    await walletPage.header.getByRole('button', { name: 'Lock wallet' }).click();
  });
  await popup.bringToFront();
  await expect(password).toBeVisible();
  await visitor.press(popup);
  expect(await further).toMatch(/^0x/);
});

test('a window that the browser blocks is opened by a button, or the request is rejected', async ({
  device,
}) => {
  await using visitor = await Visitor.open(device);
  const block = async () =>
    visitor.page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
  const dialog = visitor.page.getByRole('dialog', { name: 'Everything Wallet' });

  await block();
  const rejected = visitor.click(connect);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await rejected).error?.code).toBe(4001);

  await block();
  const opening = device.context.waitForEvent('page');
  const approved = visitor.click(connect);
  await dialog.getByRole('button', { name: 'Open Everything Wallet' }).click();
  await visitor.press(await opening);
  expect(await approved).toEqual({ result: [device.address] });
  await expect(dialog).toHaveCount(0);
});

for (const [name, disturb] of [
  [
    'full',
    () => {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (let index = 0; ; index += 1) localStorage.setItem(`${size}.${index}`, 'x'.repeat(size));
        } catch {
          // As much of this size as fits.
        }
      }
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    },
  ],
] as const) {
  test(`localStorage is ${name}: the site is connected until its page is left`, async ({ device }) => {
    await using visitor = await Visitor.open(
      device,
      connectScript.replace('<script', `<script>(${String(disturb)})()</script><script`),
    );
    expect(await visitor.approve(connect)).toEqual({ result: [device.address] });
    expect(await visitor.ask('eth_accounts')).toEqual({ result: [device.address] });
    const signed = await visitor.approve(request('personal_sign', ['0x61', device.address]));
    expect(signed.result).toMatch(/^0x/);
    await visitor.page.reload();
    expect(await visitor.ask('eth_accounts')).toEqual({ result: [] });
  });
}

const hostile: readonly (readonly [string, string])[] = [
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '1e400'],
  ['a list', '[[[]]]'],
  ['accounts that are no list', '{"accounts":"0x","chainId":"0x1","chains":[],"expiresAt":null}'],
  [
    'accounts that are no addresses',
    '{"accounts":["<img>"],"chainId":"0x1","chains":["0x1"],"expiresAt":null}',
  ],
  ['a prototype', '{"__proto__":{"accounts":["0x01"]},"constructor":{}}'],
  ['10 MB', `{"accounts":"${'x'.repeat(4_000_000)}"}`],
];
for (const [name, text] of hostile) {
  test(`localStorage has ${name.replace('10 MB', 'four million characters')}: the site is not connected, and can connect`, async ({
    device,
  }) => {
    await using visitor = await Visitor.open(device);
    await visitor.approve(connect);
    const key = await visitor.page.evaluate(
      ([value, address]) => {
        const names = Object.keys(localStorage).filter((one) => localStorage.getItem(one)?.includes(address));
        for (const one of names) localStorage.setItem(one, value);
        return names.length;
      },
      [text, device.address] as const,
    );
    expect(key).toBe(1);
    await visitor.page.reload();
    expect(await visitor.ask('eth_accounts')).toEqual({ result: [] });
    await visitor.closed();
    // The wallet knows that they are connected, and answers without a question.
    expect(await visitor.ask('eth_requestAccounts')).toEqual({ result: [device.address] });
  });
}

test('an account that is removed meanwhile: refused with 4100, and accountsChanged is empty', async ({
  browser,
}) => {
  // Other tests use the accounts of the shared one.
  const device = await Device.create(browser);
  await using visitor = await Visitor.open(device);
  await visitor.approve(connect);
  await device.change(visitor.origin, { accounts: [device.second] });
  await visitor.page.evaluate(() => {
    const { provider } = (
      window as never as {
        everythingWallet: { provider: { on: (event: string, heard: (value: unknown) => void) => void } };
      }
    ).everythingWallet;
    const events: unknown[] = [];
    Object.assign(window, { events });
    provider.on('accountsChanged', (accounts) => void events.push(accounts));
  });
  const { popup, outcome } = await reviewMessage(visitor, device.second);
  await inWallet(device, async (page) => {
    const accounts = new AccountsPage(page);
    await accounts.open();
    await accounts.askToDelete(2);
    await accounts.dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(accounts.rows).toHaveCount(1);
  });
  expect((await outcome).error?.code).toBe(4100);
  await expect
    .poll(async () => visitor.page.evaluate(() => (window as never as { events: unknown[] }).events))
    .toEqual([[]]);
  await expect(popup.getByRole('dialog')).toHaveCount(0);
  expect(device.complaints).toEqual([]);
  await device.context.close();
});

test('the user signs out meanwhile: refused with 4900, and nothing is signed', async ({ browser }) => {
  const device = await Device.create(browser);
  await using visitor = await Visitor.open(device);
  await visitor.approve(connect);
  const { popup, outcome } = await reviewMessage(visitor, device.address);
  await inWallet(device, async (page) => {
    const walletPage = new WalletPage(page);
    await walletPage.open();
    await walletPage.signOutButton.click();
    await expect(page).toHaveURL(/\/auth|\/$/);
  });
  expect((await outcome).error?.code).toBe(4900);
  await expect.poll(() => popup.isClosed()).toBe(true);
  const { log } = await device.storedOf(visitor.origin);
  expect(log.filter(({ method }) => method === 'personal_sign')).toEqual([]);
  expect(device.complaints).toEqual([]);
  await device.context.close();
});
