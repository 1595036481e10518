import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProvider } from './createProvider.ts';
import { caught } from './testing/caught.ts';
import { ACCOUNT, connected, FakeWallet, WALLET } from './testing/FakeWallet.ts';
import { toBase64url } from './toBase64url.ts';

const KEY = 'everything-wallet:redirect';

/** Links that were followed; jsdom does not leave the page. */
const links: HTMLAnchorElement[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/swap?a=1#/route');
  vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function click(this: HTMLElement) {
    links.push(this as HTMLAnchorElement);
  });
});

afterEach(() => {
  links.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = () => createProvider({ url: WALLET, announce: false });

interface Sent {
  readonly id: string;
  readonly returnTo: string;
}

/** Leaves the page with a request. */
async function leave(request: { method: string; params?: unknown } = { method: 'eth_requestAccounts' }) {
  vi.stubGlobal('open', undefined);
  void caught(open().request(request));
  await vi.dynamicImportSettled();
  const link = links.at(-1);
  if (!link) throw new Error('The page was not left');
  const [address, fragment = ''] = link.href.split('#request=');
  const sent = JSON.parse(Buffer.from(fragment, 'base64url').toString()) as Sent;
  return { link, address, sent };
}

function comeBack(answer: unknown): void {
  const encoded = toBase64url(new TextEncoder().encode(JSON.stringify(answer)));
  history.replaceState(null, '', `/swap?a=1#everything-wallet=${encoded}`);
}

test('leaves the page where windows are missing, by a link that names the origin', async () => {
  localStorage.setItem(`everything-wallet:${WALLET}`, JSON.stringify(connected));
  const { link, address, sent } = await leave({ method: 'personal_sign', params: ['Grüße 🦊', ACCOUNT] });
  expect(address).toBe(`${WALLET}/connect`);
  expect(link.referrerPolicy).toBe('origin');
  expect(sent).toEqual({
    version: 1,
    id: expect.stringMatching(/^[\w-]{22}$/) as unknown,
    method: 'personal_sign',
    params: ['Grüße 🦊', ACCOUNT],
    chainId: '0x1',
    returnTo: `${location.origin}/swap?a=1`,
  });
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({
    id: sent.id,
    method: 'personal_sign',
    params: ['Grüße 🦊', ACCOUNT],
    at: Date.now(),
  });
});

test('comes back with the state, the answer and the fragment of before, once', async () => {
  const { sent } = await leave();
  comeBack({ version: 1, id: sent.id, result: [ACCOUNT], state: connected });
  const again = location.hash;
  const provider = open();
  const events: string[] = [];
  provider.on('connect', () => events.push('connect'));
  provider.on('accountsChanged', () => events.push('accountsChanged'));

  expect(provider.redirectAnswer).toEqual({
    method: 'eth_requestAccounts',
    params: undefined,
    result: [ACCOUNT],
  });
  expect(location.href).toBe(`${location.origin}/swap?a=1#/route`);
  expect(sessionStorage.length).toBe(0);
  vi.runOnlyPendingTimers();
  expect(events).toEqual(['connect', 'accountsChanged']);
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([ACCOUNT]);

  history.replaceState(null, '', `/swap?a=1${again}`);
  expect(open().redirectAnswer).toBeUndefined();
  expect(location.href).toBe(`${location.origin}/swap?a=1`);
});

test('comes back with an error', async () => {
  const { sent } = await leave();
  comeBack({ version: 1, id: sent.id, error: { code: 4001, message: 'No' }, state: connected });
  expect(open().redirectAnswer).toMatchObject({ error: { name: 'ProviderRpcError', code: 4001 } });
});

test('comes back with a batch, whose status is known', async () => {
  localStorage.setItem(`everything-wallet:${WALLET}`, JSON.stringify(connected));
  const { sent } = await leave({ method: 'wallet_sendCalls', params: [{ chainId: '0x89', calls: [{}] }] });
  comeBack({ version: 1, id: sent.id, result: { id: 'batch', hashes: [] }, state: connected });
  const provider = open();
  await expect(
    provider.request({ method: 'wallet_getCallsStatus', params: ['batch'] }),
  ).resolves.toMatchObject({ status: 400, chainId: '0x89' });
});

test('takes no answer after ten minutes', async () => {
  const { sent } = await leave();
  vi.setSystemTime(Date.now() + 600_001);
  comeBack({ version: 1, id: sent.id, result: [ACCOUNT], state: connected });
  const provider = open();
  expect(provider.redirectAnswer).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  expect(location.hash).toBe('#/route');
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([]);
});

test('takes no answer with another id, and still the right one later', async () => {
  const { sent } = await leave();
  for (const id of ['other', '', undefined, null, 0]) {
    comeBack({ version: 1, id, result: [ACCOUNT], state: connected });
    expect(open().redirectAnswer).toBeUndefined();
    expect(location.hash).toBe('#/route');
  }
  comeBack({ version: 1, id: sent.id, result: [ACCOUNT], state: connected });
  expect(open().redirectAnswer).toBeDefined();
});

test.each(['{', 'x y', '%00', toBase64url(new TextEncoder().encode('null'))])(
  'ignores a hostile fragment: %s',
  async (fragment) => {
    await leave();
    history.replaceState(null, '', `/swap#everything-wallet=${fragment}`);
    expect(open().redirectAnswer).toBeUndefined();
    expect(location.hash).toBe('#/route');
  },
);

test.each(['{', 'null', '1', '{"id":null}', '{"id":"a","hash":7}'])(
  'ignores hostile content of the storage: %s',
  (content) => {
    sessionStorage.setItem(KEY, content);
    comeBack({ version: 1, id: null, result: [ACCOUNT], state: connected });
    expect(open().redirectAnswer).toBeUndefined();
    expect(location.hash).toBe('');
  },
);

test('leaves the answer of another wallet to its provider', async () => {
  const { sent } = await leave();
  comeBack({ version: 1, id: sent.id, result: [ACCOUNT], state: connected });
  expect(createProvider({ url: 'https://other.example', announce: false }).redirectAnswer).toBeUndefined();
  expect(open().redirectAnswer).toBeDefined();
});

test('ends with -32603 where it cannot leave the page: without storage, or when the page stays', async () => {
  vi.stubGlobal('open', undefined);
  const ask = () => caught(open().request({ method: 'eth_requestAccounts' }));
  const stays = ask();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await stays).toMatchObject({ code: -32603 });

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await ask()).toMatchObject({ code: -32603 });
  expect(links).toHaveLength(1);
});

test('leaves the page when its windows are cut off', async () => {
  const wallet = new FakeWallet();
  const provider = open();
  const first = caught(provider.request({ method: 'eth_requestAccounts' }));
  await vi.advanceTimersByTimeAsync(150);
  wallet.closed = true;
  await vi.advanceTimersByTimeAsync(200);
  expect(await first).toMatchObject({ code: -32603 });
  void caught(provider.request({ method: 'eth_requestAccounts' }));
  await vi.dynamicImportSettled();
  expect(wallet.open).toHaveBeenCalledOnce();
  expect(links).toHaveLength(1);

  // So does the first request after a reload, in the same tab.
  void caught(open().request({ method: 'eth_requestAccounts' }));
  await vi.dynamicImportSettled();
  expect(wallet.open).toHaveBeenCalledOnce();
  expect(links).toHaveLength(2);

  sessionStorage.clear();
  // Some browsers cut it off before `window.open` returns.
  wallet.closed = true;
  void caught(open().request({ method: 'eth_requestAccounts' }));
  await vi.dynamicImportSettled();
  expect(links).toHaveLength(3);
});

test('leaves the page when its windows are cut off and the browser stores nothing, until a reload', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const wallet = new FakeWallet();
  const provider = open();
  const first = caught(provider.request({ method: 'eth_requestAccounts' }));
  await vi.advanceTimersByTimeAsync(150);
  wallet.closed = true;
  await vi.advanceTimersByTimeAsync(200);
  expect(await first).toMatchObject({ code: -32603 });
  expect(setItem).toHaveBeenCalledWith('everything-wallet:cut-off', '1');
  // It leaves, which needs storage, and does not open a second window.
  expect(await caught(provider.request({ method: 'eth_requestAccounts' }))).toMatchObject({ code: -32603 });
  expect(wallet.open).toHaveBeenCalledOnce();
});
