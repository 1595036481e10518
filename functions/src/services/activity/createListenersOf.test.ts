import { logger } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { createListenersOf } from './createListenersOf.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`);

function start() {
  const state = {
    now: 0,
    users: ['silent', 'push', 'hook'],
    isDown: false,
    reads: [] as string[],
  };
  const listenersOf = createListenersOf({
    usersOf: (address, limit) => {
      state.reads.push(address);
      return state.isDown ? Promise.reject(new Error('down')) : Promise.resolve(state.users.slice(0, limit));
    },
    listening: (users) =>
      Promise.resolve(
        users
          .filter((userId) => userId !== 'silent')
          .map((userId) => ({ userId, isPushOnly: userId !== 'hook' })),
      ),
    now: () => state.now,
  });
  return { state, listenersOf };
}

test('returns the listeners of an address, and caches them for a minute', async () => {
  const { state, listenersOf } = start();
  const expected = [
    { userId: 'push', isPushOnly: true },
    { userId: 'hook', isPushOnly: false },
  ];
  expect(await Promise.all([listenersOf('0x1'), listenersOf('0x1')])).toEqual([expected, expected]);
  state.now = 59_999;
  expect(await listenersOf('0x1')).toEqual(expected);
  expect(state.reads).toEqual(['0x1']);
  state.users = ['hook'];
  state.now = 60_000;
  expect(await listenersOf('0x1')).toEqual([{ userId: 'hook', isPushOnly: false }]);
  await listenersOf('0x2');
  expect(state.reads).toEqual(['0x1', '0x1', '0x2']);
});

// Regression: a thousand users with pushes silenced the webhooks of all others.
test('finds a webhook behind thousands of users with pushes, and caches those for longer', async () => {
  const { state, listenersOf } = start();
  state.users = [...numbered(5_000), 'hook'];
  const isFound = async () => (await listenersOf('0x1')).some(({ isPushOnly }) => !isPushOnly);
  expect(await isFound()).toBe(true);
  state.now = 300_000;
  await isFound();
  expect(state.reads).toHaveLength(1);
  state.now = 300_060;
  await isFound();
  expect(state.reads).toHaveLength(2);
});

test('reads again after a failure', async () => {
  const { state, listenersOf } = start();
  state.isDown = true;
  await expect(listenersOf('0x1')).rejects.toThrow('down');
  state.isDown = false;
  expect(await listenersOf('0x1')).toHaveLength(2);
});

test('logs that there may be more users than it considers', async () => {
  const warned = vi.spyOn(logger, 'warn').mockReturnValue();
  const { state, listenersOf } = start();
  state.users = numbered(9_999);
  await listenersOf('0x1');
  expect(warned).not.toHaveBeenCalled();
  state.users = numbered(10_001);
  expect(await listenersOf('0x2')).toHaveLength(10_000);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('crowded address'), { limit: 10_000 }]]);
});
