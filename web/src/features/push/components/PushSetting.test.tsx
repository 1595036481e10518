import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { pushMark } from '../../../lib/push/pushMark.ts';
import { pushNotes } from '../../../releaseWorker/pushNotes.ts';
import { FakeCaches } from '../../../releaseWorker/testing/FakeCaches.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { PushSetting } from './PushSetting.tsx';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
setUpComponentTests();

const accounts = [
  { address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94', name: 'Savings' },
  { address: '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0', name: 'Spending' },
];
const key = `B${'a'.repeat(86)}`;
const removed = {
  addresses: 0,
  transactions: 0,
  contacts: 0,
  tokens: 0,
  apiKeys: 0,
  apiRequests: 0,
  other: 0,
};
const endpoint = 'https://push.example.com/1';
const keys = { p256dh: key, auth: 'a'.repeat(22) };

let permission: NotificationPermission;
let answer: NotificationPermission;
const requestPermission = vi.fn(() => {
  permission = answer;
  return Promise.resolve(answer);
});
const unsubscribe = vi.fn(() => Promise.resolve(true));
const subscribe = vi.fn(() => Promise.resolve(subscription));
const subscription = { endpoint, unsubscribe, options: {}, toJSON: () => ({ endpoint, keys }) };
let asked: Record<string, unknown>[];

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  permission = 'default';
  answer = 'granted';
  asked = [];
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
  const pushManager = { getSubscription: () => Promise.resolve(null), subscribe };
  const registration = { pushManager };
  const value = {
    ready: Promise.resolve(registration),
    getRegistration: () =>
      Promise.resolve({
        pushManager: { ...pushManager, getSubscription: () => Promise.resolve(subscription) },
      }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  fakeServer.reset();
  fakeServer.answer('accountAccess', (input) => {
    asked.push(input as Record<string, unknown>);
    const isKey = (input as { action: string }).action === 'pushKey';
    return { isDone: true, removed, ...(isKey && { push: { key, networks: ['polygon-amoy'] } }) };
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const open = () => {
  render(<PushSetting userId="alice" accounts={accounts} />, { wrapper: AppShell });
  return screen.getByRole('switch', { name: 'Notifications when the wallet is closed' });
};

test('is off until it is pressed, and asks for the permission only then', async () => {
  const toggle = open();
  expect(toggle).toHaveProperty('checked', false);
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(toggle);
  await screen.findByText(/notifies you of received and confirmed transfers on Polygon Amoy/);
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: key }]]);
  expect(asked).toEqual([
    { action: 'pushKey', userId: 'alice' },
    { action: 'subscribePush', userId: 'alice', subscription: { endpoint, keys }, accounts: null },
  ]);
  expect(pushMark.read()).toMatchObject({ userId: 'alice', endpoint, accounts: null });
  // The worker fills in the network and the account.
  expect(await pushNotes.read()).toMatchObject({
    ...{ received: 'Received on {network}', networks: { 'polygon-amoy': { name: 'Polygon Amoy' } } },
    body: 'Account {account}. Open your history to see the transfer.',
  });
});

test('is about chosen accounts, and about all again', async () => {
  fireEvent.click(open());
  const spending = await screen.findByRole('checkbox', { name: 'Spending' });
  await waitFor(() => expect(spending).toHaveProperty('disabled', false));
  fireEvent.click(spending);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ accounts: [accounts[0]?.address] }));
  await waitFor(() => expect(spending).toHaveProperty('disabled', false));
  // The last one is turned off by the switch.
  expect(screen.getByRole('checkbox', { name: 'Savings' })).toHaveProperty('disabled', true);
  fireEvent.click(spending);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ action: 'subscribePush', accounts: null }));
});

test('ends the subscription in the browser and on the server', async () => {
  const toggle = open();
  fireEvent.click(toggle);
  await screen.findByRole('checkbox', { name: 'Spending' });
  await waitFor(() => expect(toggle).toHaveProperty('disabled', false));
  fireEvent.click(toggle);
  await screen.findByText(/^Off\./);
  expect(asked.at(-1)).toEqual({ action: 'unsubscribePush', userId: 'alice', endpoint });
  expect(unsubscribe).toHaveBeenCalled();
  expect(localStorage.getItem('push')).toBeNull();
  expect(await pushNotes.read()).toBeUndefined();
});

test('says how to allow notifications that the browser blocks', async () => {
  answer = 'denied';
  fireEvent.click(open());
  await screen.findByText(/blocks notifications from this site\. Allow them in its settings/);
  expect(asked).toEqual([]);
});

test.each([
  [fakeServer.failure('failed-precondition', 'This feature is off for now.'), /sends no notifications/],
  [fakeServer.failure('unavailable'), /could not be changed\. Check your connection/],
])('says what to do if the server does not answer with a key: %s', async (failure, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeServer.answer('accountAccess', () => Promise.reject(failure));
  fireEvent.click(open());
  await screen.findByText(text);
  expect(subscribe).not.toHaveBeenCalled();
});

test('cannot be turned on in a browser without pushes; an iPhone needs the installed wallet', () => {
  Reflect.deleteProperty(window, 'PushManager');
  expect(open()).toHaveProperty('disabled', true);
  expect(screen.getByText('This browser cannot notify you while the wallet is closed.')).toBeTruthy();
  cleanup();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  open();
  expect(screen.getByText(/add the wallet to your Home Screen/)).toBeTruthy();
});
