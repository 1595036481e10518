import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { caught } from './testing/caught.ts';
import { connected, FakeWallet, WALLET } from './testing/FakeWallet.ts';
import { stubDialog } from './testing/stubDialog.ts';
import { WalletWindow } from './WalletWindow.ts';

const sign = { method: 'personal_sign', params: ['0x', '0x'], chainId: '0x1' };

let wallet: FakeWallet;
let onState: ReturnType<typeof vi.fn<(state: unknown) => void>>;
let walletWindow: WalletWindow;

beforeAll(stubDialog);

beforeEach(() => {
  vi.useFakeTimers();
  wallet = new FakeWallet();
  onState = vi.fn();
  walletWindow = new WalletWindow(WALLET, onState);
});

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A request whose failure at the end of a test is no fault. */
function ask(signal?: AbortSignal): Promise<unknown> {
  const promise = walletWindow.request(sign, signal);
  promise.catch(() => undefined);
  return promise;
}

test('opens the window at once, on screen, and sends the request after the handshake', async () => {
  vi.stubGlobal('screenX', -2000);
  document.title = 'T'.repeat(200);
  const promise = ask();
  expect(wallet.open).toHaveBeenCalledWith(
    `${WALLET}/connect`,
    '_blank',
    expect.stringMatching(/^popup,width=420,height=720,left=0,top=\d+$/),
  );

  wallet.ready();
  expect(wallet.hellos).toEqual([
    { message: { everythingWallet: 'hello', versions: [1], title: 'T'.repeat(80) }, origin: WALLET },
  ]);
  expect(wallet.messages).toEqual([{ type: 'request', id: 1, ...sign }]);

  wallet.answer('0x01');
  await expect(promise).resolves.toBe('0x01');
  expect(onState).toHaveBeenCalledExactlyOnceWith(connected);
});

test('ignores ready of another origin, of another window, and of a second window of the wallet', () => {
  void ask();
  const ready = { everythingWallet: 'ready', versions: [1] };
  wallet.post(ready, { origin: 'https://evil.example' });
  wallet.post(ready, { origin: 'null' });
  wallet.post(ready, { source: window });
  wallet.post(ready, { source: null });
  wallet.post(ready, { source: new FakeWallet() });
  expect(wallet.hellos).toEqual([]);
});

test.each([
  ['null', null],
  ['undefined', undefined],
  ['a number', 7],
  ['10 MB', 'x'.repeat(10_000_000)],
  ['10 MB in an object', { everythingWallet: 'x'.repeat(10_000_000) }],
  ['a proxy that throws', new Proxy({}, { ownKeys: () => [] })],
  ['no versions', { everythingWallet: 'ready' }],
  ['versions that are no list', { everythingWallet: 'ready', versions: 1 }],
])('ignores a message of the window that is %s', (_name, data) => {
  void ask();
  wallet.post(data);
  expect(wallet.hellos).toEqual([]);
  wallet.ready();
  expect(wallet.hellos).toHaveLength(1);
});

test('ignores messages with a cycle', () => {
  void ask();
  const cycle: Record<string, unknown> = { type: 'answer', id: 1 };
  cycle['state'] = cycle;
  wallet.post(cycle);
  wallet.ready();
  wallet.send(cycle);
  expect(onState).not.toHaveBeenCalled();
});

test('answers ready once', () => {
  void ask();
  wallet.ready();
  wallet.ready();
  expect(wallet.hellos).toHaveLength(1);
  expect(wallet.requests).toHaveLength(1);
});

test('takes the version that both have, and ends with -32603 and the versions where there is none', async () => {
  void ask();
  wallet.ready([99, 1]);
  expect(wallet.hellos).toHaveLength(1);
  wallet.send({ type: 'closed' });

  const promise = ask();
  wallet.ready([99]);
  expect(await caught(promise)).toMatchObject({
    code: -32603,
    message: 'The wallet has protocol versions 99, this page 1.',
  });
  expect(wallet.hellos).toHaveLength(1);
  expect(wallet.closed).toBe(true);
});

test.each([
  ['null', null],
  ['a number', 3],
  ['10 MB', 'x'.repeat(10_000_000)],
  ['no type', {}],
  ['an unknown type', { type: 'more' }],
  ['an answer to no request', { type: 'answer', id: 99, result: 1, state: connected }],
  ['an answer without id', { type: 'answer', result: 1, state: connected }],
  ['an answer whose id is a text', { type: 'answer', id: '1', result: 1, state: connected }],
  ['an answer without result and error', { type: 'answer', id: 1, state: connected }],
])('ignores a message on the port that is %s', async (_name, message) => {
  const promise = ask();
  wallet.ready();
  wallet.send(message);
  expect(onState).not.toHaveBeenCalled();
  wallet.answer('0x01');
  await expect(promise).resolves.toBe('0x01');
});

test('rejects with the error of an answer, after its state', async () => {
  const promise = ask();
  wallet.ready();
  wallet.send({
    type: 'answer',
    id: 1,
    error: { code: 4902, message: 'No', data: { a: 1 } },
    state: connected,
  });
  expect(onState).toHaveBeenCalledWith(connected);
  expect(await caught(promise)).toMatchObject({
    name: 'ProviderRpcError',
    code: 4902,
    message: 'No',
    data: { a: 1 },
  });
});

test('rejects with -32603 when an error is malformed', async () => {
  const promise = ask();
  wallet.ready();
  wallet.send({ type: 'answer', id: 1, error: { code: 'x' }, state: connected });
  expect(await caught(promise)).toMatchObject({ code: -32603 });
});

test('uses the open window for further requests, and focuses it', async () => {
  const first = ask();
  const second = ask();
  wallet.ready();
  void ask();
  expect(wallet.open).toHaveBeenCalledOnce();
  expect(wallet.focus).toHaveBeenCalledTimes(2);
  expect(wallet.requests.map(({ id }) => id)).toEqual([1, 2, 3]);

  wallet.send({ type: 'answer', id: 2, result: 'b', state: connected });
  wallet.send({ type: 'answer', id: 1, result: 'a', state: connected });
  await expect(Promise.all([first, second])).resolves.toEqual(['a', 'b']);
});

test('opens a new window once the old one is closed, even before the next poll', () => {
  void ask();
  wallet.ready();
  wallet.answer('0x01');
  wallet.closed = true;
  const next = new FakeWallet();
  void ask();
  expect(next.open).toHaveBeenCalledOnce();
});

test('refuses an eleventh open request with -32005', async () => {
  const requests = Array.from({ length: 10 }, () => ask());
  expect(await caught(ask())).toMatchObject({ code: -32005 });
  wallet.ready();
  wallet.answer('0x01');
  await requests.at(-1);
  void ask();
  expect(wallet.requests).toHaveLength(11);
});

test('ends with 4001 within 300 ms when the user closes the window', async () => {
  const promise = ask();
  wallet.ready();
  await vi.advanceTimersByTimeAsync(5010);
  wallet.closed = true;
  await vi.advanceTimersByTimeAsync(300);
  expect(await caught(promise)).toMatchObject({ code: 4001 });
});

test('takes an answer that arrives just after the window is closed', async () => {
  const promise = ask();
  wallet.ready();
  wallet.closed = true;
  await vi.advanceTimersByTimeAsync(100);
  wallet.answer('0x01');
  await expect(promise).resolves.toBe('0x01');
});

test('ends with 4001 when the wallet says that it closes, and with the error when it refuses', async () => {
  const closed = [ask(), ask()];
  wallet.ready();
  wallet.send({ type: 'closed' });
  for (const promise of closed) expect(await caught(promise)).toMatchObject({ code: 4001 });

  const refused = ask();
  wallet.ready();
  wallet.send({ type: 'refused', versions: [2], error: { code: -32603, message: 'Update' } });
  expect(await caught(refused)).toMatchObject({ code: -32603, message: 'Update' });
});

test('ends with -32603 and the name of the header when the window is cut off before it was ready', async () => {
  const promise = ask();
  await vi.advanceTimersByTimeAsync(2000);
  wallet.closed = true;
  await vi.advanceTimersByTimeAsync(300);
  expect(await caught(promise)).toMatchObject({
    code: -32603,
    message: expect.stringContaining('Cross-Origin-Opener-Policy') as unknown,
  });
  // A user closed it, so the next one may open.
  const next = new FakeWallet();
  void ask();
  expect(next.open).toHaveBeenCalledOnce();
});

test('ends with -32603 and the name of the header when the handshake takes 15 s', async () => {
  const promise = ask();
  await vi.advanceTimersByTimeAsync(14_900);
  expect(wallet.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(await caught(promise)).toMatchObject({
    code: -32603,
    message: expect.stringContaining('Cross-Origin-Opener-Policy') as unknown,
  });
  expect(wallet.closed).toBe(true);
});

test('withdraws an aborted request', async () => {
  const controller = new AbortController();
  const promise = ask(controller.signal);
  void ask();
  wallet.ready();
  controller.abort();
  expect(await caught(promise)).toMatchObject({ name: 'AbortError' });
  expect(wallet.messages.at(-1)).toEqual({ type: 'cancel', id: 1 });
  wallet.send({ type: 'answer', id: 1, result: 'late', state: connected });
  expect(onState).not.toHaveBeenCalled();
});

test('never sends what was aborted before the handshake, and closes a window without requests', async () => {
  const controller = new AbortController();
  const promise = ask(controller.signal);
  controller.abort();
  expect(await caught(promise)).toMatchObject({ name: 'AbortError' });
  expect(wallet.closed).toBe(true);
  wallet.ready();
  expect(wallet.hellos).toEqual([]);
});

test('does nothing when an answered request is aborted', async () => {
  const controller = new AbortController();
  const promise = ask(controller.signal);
  wallet.ready();
  wallet.answer('0x01');
  await promise;
  controller.abort();
  expect(wallet.messages.some(({ type }) => type === 'cancel')).toBe(false);
});

test('says good-bye when the page is left', async () => {
  const promise = ask();
  wallet.ready();
  window.dispatchEvent(new Event('pagehide'));
  expect(wallet.messages.at(-1)).toEqual({ type: 'bye' });
  expect(await caught(promise)).toMatchObject({ code: 4900 });
});

test('shows a button where the browser blocks the window, which opens it', async () => {
  wallet.open.mockReturnValueOnce(null);
  const promise = ask();
  void ask();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(60_000);
  const [openButton] = document.querySelectorAll('button');
  expect(openButton?.textContent).toBe('Open Everything Wallet');
  openButton?.click();
  expect(wallet.open).toHaveBeenCalledTimes(2);
  expect(document.querySelector('dialog')).toBeNull();
  wallet.ready();
  expect(wallet.requests).toHaveLength(2);
  wallet.send({ type: 'answer', id: 1, result: '0x01', state: connected });
  await expect(promise).resolves.toBe('0x01');
});

test('ends with 4001 when the user dismisses the button, and hides it when the request is aborted', async () => {
  wallet.open.mockReturnValue(null);
  const dismissed = ask();
  await vi.dynamicImportSettled();
  document.querySelectorAll('button')[1]?.click();
  expect(await caught(dismissed)).toMatchObject({ code: 4001 });

  const controller = new AbortController();
  const aborted = ask(controller.signal);
  await vi.dynamicImportSettled();
  expect(document.querySelector('dialog')).not.toBeNull();
  controller.abort();
  expect(document.querySelector('dialog')).toBeNull();
  expect(await caught(aborted)).toMatchObject({ name: 'AbortError' });
});

test('shows no button for a request that was withdrawn meanwhile', async () => {
  wallet.open.mockReturnValue(null);
  const controller = new AbortController();
  void ask(controller.signal);
  controller.abort();
  await vi.dynamicImportSettled();
  expect(document.querySelector('dialog')).toBeNull();
});
