import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PUSH_CHANGED } from '../../releaseWorker/releaseMessages.ts';
import { CallableError } from '../firebase/CallableError.ts';
import { sessionEnd } from '../session/sessionEnd.ts';
import type { Text } from '../text/useText.ts';
import { pushCover } from './pushCover.ts';
import { pushMark } from './pushMark.ts';
import { watchPush } from './watchPush.ts';

const startPush = vi.hoisted(() => vi.fn<(...call: unknown[]) => Promise<void>>(() => Promise.resolve()));
const endPush = vi.hoisted(() => vi.fn<(hasSession: boolean) => Promise<void>>(() => Promise.resolve()));
vi.mock('./startPush.ts', () => ({ startPush }));
vi.mock('./endPush.ts', () => ({ endPush }));

const t = ((id: string) => id) as unknown as Text;
const mark = {
  ...{ userId: 'alice', endpoint: 'https://push.example.com/1', accounts: null, networks: ['mainnet'] },
  ...{ sentAt: Date.now(), language: 'en' },
};
let permission: NotificationPermission;
let endpoint: string;
let worker: EventTarget;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  permission = 'granted';
  ({ endpoint } = mark);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
  });
  const getSubscription = () => Promise.resolve({ endpoint });
  worker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve({ pushManager: { getSubscription } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const watch = async () => {
  stop = watchPush(t);
  await new Promise((resolve) => void setTimeout(resolve));
};

test('sends nothing without pushes, nor a subscription that the server has', async () => {
  await watch();
  stop();
  pushMark.write(mark);
  await watch();
  expect(startPush).not.toHaveBeenCalled();
  expect(endPush).not.toHaveBeenCalled();
  // What the service worker notifies of is known from now on.
  expect(pushCover.isPushed([{ network: 'ethereum', to: '0x1', contract: undefined }], 'alice')).toBe(true);
});

test.each([
  ['replaced by the browser', { endpoint: 'https://push.example.com/0' }],
  ['sent a week ago', { sentAt: 0 }],
  ['of a page in another language', { language: 'de' }],
])('renews a subscription %s', async (_, change) => {
  pushMark.write({ ...mark, ...change });
  await watch();
  expect(startPush.mock.calls).toEqual([['alice', null, t, expect.any(Function)]]);
  const isWanted = startPush.mock.calls[0]?.[3] as () => boolean;
  expect(isWanted()).toBe(true);
  // Pushes were turned off, or their user has signed out, in the meantime.
  pushMark.remove();
  expect(isWanted()).toBe(false);
});

test('renews one when the service worker reports it', async () => {
  pushMark.write(mark);
  await watch();
  endpoint = 'https://push.example.com/2';
  worker.dispatchEvent(new MessageEvent('message', { data: PUSH_CHANGED }));
  await vi.waitFor(() => expect(startPush).toHaveBeenCalledOnce());
});

test('ends pushes whose permission was taken back, and those of another user', async () => {
  pushMark.write({ ...mark, sentAt: 0 });
  permission = 'denied';
  await watch();
  expect(endPush.mock.calls).toEqual([[true]]);
  stop();
  permission = 'granted';
  vi.spyOn(console, 'error').mockReturnValue();
  startPush.mockRejectedValueOnce(new CallableError('permission-denied', 'another user'));
  await watch();
  expect(endPush.mock.calls).toEqual([[true], [false]]);
});

test('ends pushes before a sign-out, which waits for it, and with a session that ended elsewhere', async () => {
  pushMark.write(mark);
  await watch();
  const works: Promise<void>[] = [];
  sessionEnd.dispatchEvent(new CustomEvent('leave', { detail: works }));
  expect(works).toHaveLength(1);
  expect(endPush.mock.calls).toEqual([[true]]);
  stop();
  sessionEnd.dispatchEvent(new Event('end'));
  expect(endPush.mock.calls).toEqual([[true], [false]]);
});
