import { beforeEach, expect, test, vi } from 'vitest';
import type { Text } from '../text/useText.ts';
import { pushMark } from './pushMark.ts';
import { startPush } from './startPush.ts';

const calls = vi.hoisted(() => [] as string[]);
vi.mock('./askPush.ts', () => ({
  askPush: ({ action }: { action: string }) => {
    calls.push(action);
    return Promise.resolve({ push: { key: 'AQID', networks: ['mainnet'] } });
  },
}));
vi.mock('../../releaseWorker/pushNotes.ts', () => ({
  pushNotes: {
    write: () => {
      calls.push('write');
      return Promise.resolve();
    },
    end: () => {
      calls.push('end');
      return Promise.resolve();
    },
  },
}));

const t = ((id: string) => id) as unknown as Text;
const ENDPOINT = 'https://push.example.com/1';

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  const subscription = {
    endpoint: ENDPOINT,
    options: {},
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      calls.push('unsubscribe');
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(subscription),
  };
  const ready = Promise.resolve({ pushManager });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
});

test('sends the subscription, and leaves mark and texts', async () => {
  const mark = await startPush('alice', null, t);
  expect(mark).toMatchObject({ userId: 'alice', endpoint: ENDPOINT, accounts: null, networks: ['mainnet'] });
  expect(pushMark.read()).toEqual(mark);
  expect(calls).toEqual(['pushKey', 'subscribePush', 'write']);
});

test.each([
  ['while the server answers', 1, ['pushKey', 'subscribePush', 'end', 'unsubscribe', 'unsubscribePush']],
  [
    'while the texts are stored',
    2,
    ['pushKey', 'subscribePush', 'write', 'end', 'unsubscribe', 'unsubscribePush'],
  ],
])('pushes that were ended %s end again', async (_, asked, expected) => {
  let count = 0;
  const isWanted = () => {
    count += 1;
    if (count < asked) return true;
    pushMark.remove();
    return false;
  };
  expect(await startPush('alice', null, t, isWanted)).toBeUndefined();
  expect(calls).toEqual(expected);
  expect(pushMark.read()).toBeUndefined();
});
