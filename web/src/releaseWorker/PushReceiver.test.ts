import { beforeEach, expect, test, vi } from 'vitest';
import { pushNotes } from './pushNotes.ts';
import { PushReceiver } from './PushReceiver.ts';
import { PUSH_CHANGED } from './releaseMessages.ts';
import { FakeCaches } from './testing/FakeCaches.ts';
import type { WorkerScope } from './WorkerScope.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const notice = { id: `evt_${'a'.repeat(32)}`, kind: 'received', network: 'polygon-amoy', address: ADDRESS };
const amoy = { id: 'polygonAmoy', name: 'Polygon Amoy' };
const notes = {
  ...{ received: 'Empfangen auf {network}', sent: 'Bestätigt auf {network}', body: 'Konto {account}' },
  networks: { 'polygon-amoy': amoy },
};

const windowOf = (path: string, change: object = {}) => ({
  ...{ url: `https://wallet.example${path}`, focused: true, visibilityState: 'visible', ...change },
  ...{ postMessage: vi.fn(), focus: vi.fn(() => Promise.resolve()) },
  navigate: vi.fn<(path: string) => Promise<null>>(() => Promise.resolve(null)),
});

let windows: ReturnType<typeof windowOf>[];
const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
const unsubscribe = vi.fn(() => Promise.resolve(true));
const subscribe = vi.fn(() => Promise.resolve({}));

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('caches', new FakeCaches());
  windows = [];
  await pushNotes.write(notes);
});

function receiver() {
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }), subscribe };
  const scope = {
    registration: { showNotification, pushManager },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  };
  return new PushReceiver(scope as unknown as WorkerScope, ['/', '/wallet', '/history']);
}
const push = (content: unknown) => receiver().show({ data: { json: () => content } });

test("shows a push in the page's language, without an amount", async () => {
  await push(notice);
  expect(showNotification.mock.calls).toEqual([
    [
      'Empfangen auf Polygon Amoy',
      expect.objectContaining({
        ...{ body: 'Konto 0x9858EfFD…EcaEda94', tag: notice.id },
        data: `/history?account=${ADDRESS}&network=polygonAmoy`,
      }),
    ],
  ]);
});

test('shows a network that this release does not know by its short name', async () => {
  await push({ ...notice, network: 'new-net', kind: 'sent' });
  expect(showNotification).toHaveBeenCalledWith(
    'Bestätigt auf new-net',
    expect.objectContaining({ data: `/history?account=${ADDRESS}` }),
  );
});

test('stays quiet while the wallet is on the screen: its page notifies', async () => {
  windows = [windowOf('/wallet')];
  await push(notice);
  expect(showNotification).not.toHaveBeenCalled();
});

test.each([
  ['a hidden wallet', windowOf('/wallet', { visibilityState: 'hidden', focused: false })],
  ['a wallet behind another window', windowOf('/wallet', { focused: false })],
  ['a page that does not notify', windowOf('/help')],
])('shows a push beside %s', async (_, window) => {
  windows = [window];
  await push(notice);
  expect(showNotification).toHaveBeenCalledOnce();
});

test('shows nothing of a malformed push', async () => {
  await push({ ...notice, network: '<b>' });
  await receiver().show({ data: null });
  await receiver().show({ data: { json: () => JSON.parse('{') as unknown } });
  expect(showNotification).not.toHaveBeenCalled();
});

test('shows nothing after the sign-out, and ends the subscription', async () => {
  await pushNotes.end();
  await push(notice);
  expect(showNotification).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a press opens the history in a window of the wallet, or in a new one', async () => {
  const close = vi.fn();
  const path = '/history?network=polygonAmoy';
  const help = windowOf('/help');
  const uncontrolled = windowOf('/wallet');
  uncontrolled.navigate.mockRejectedValue(new TypeError('not controlled'));
  const controlled = windowOf('/wallet');
  windows = [help, uncontrolled, controlled];
  await receiver().open({ notification: { data: path, close } });
  expect(controlled.navigate.mock.calls).toEqual([[path]]);
  expect(controlled.focus).toHaveBeenCalledOnce();
  expect(help.navigate).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();

  windows = [help];
  await receiver().open({ notification: { data: path, close } });
  await receiver().open({ notification: { data: undefined, close } });
  expect(openWindow.mock.calls).toEqual([[path], ['/history']]);
  expect(close).toHaveBeenCalledTimes(3);
});

test('subscribes again with the same key, and makes open pages send the subscription', async () => {
  const applicationServerKey = new ArrayBuffer(65);
  windows = [windowOf('/wallet')];
  await receiver().renew({ oldSubscription: { options: { applicationServerKey } } });
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]]);
  expect(windows[0]?.postMessage.mock.calls).toEqual([[PUSH_CHANGED]]);
});

test('does not subscribe again after the sign-out, or without a key', async () => {
  await receiver().renew({});
  await pushNotes.end();
  await receiver().renew({ oldSubscription: { options: { applicationServerKey: new ArrayBuffer(65) } } });
  expect(subscribe).not.toHaveBeenCalled();
});
