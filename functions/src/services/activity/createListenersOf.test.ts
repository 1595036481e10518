import { logger } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { createListenersOf } from './createListenersOf.ts';

function start() {
  const state = { now: 0, listeners: ['a', 'b'], owners: ['b'], isDown: false, reads: [] as string[] };
  const listenersOf = createListenersOf({
    listeners: () => {
      state.reads.push('listeners');
      return state.isDown ? Promise.reject(new Error('down')) : Promise.resolve(state.listeners);
    },
    ownersAmong: (users, address) => {
      state.reads.push(address);
      return Promise.resolve(users.filter((user) => state.owners.includes(user)));
    },
    now: () => state.now,
  });
  return { state, listenersOf };
}

test('returns listening users with the address, and caches both for a minute', async () => {
  const { state, listenersOf } = start();
  expect(await listenersOf('0x1')).toEqual(['b']);
  expect(await listenersOf('0x1')).toEqual(['b']);
  expect(await listenersOf('0x2')).toEqual(['b']);
  expect(state.reads).toEqual(['listeners', '0x1', '0x2']);
  state.owners = ['a', 'b'];
  state.now = 60_000;
  expect(await listenersOf('0x1')).toEqual(['a', 'b']);
});

test('reads again after a failure', async () => {
  const { state, listenersOf } = start();
  state.isDown = true;
  await expect(listenersOf('0x1')).rejects.toThrow('down');
  state.isDown = false;
  expect(await listenersOf('0x1')).toEqual(['b']);
});

test('logs that there may be more listening users than it considers', async () => {
  const warned = vi.spyOn(logger, 'warn').mockReturnValue();
  const { state, listenersOf } = start();
  state.listeners = Array.from({ length: 999 }, (_, index) => `u${index}`);
  await listenersOf('0x1');
  expect(warned).not.toHaveBeenCalled();
  state.listeners.push('b');
  state.now = 60_000;
  expect(await listenersOf('0x1')).toEqual(['b']);
  await listenersOf('0x2');
  expect(warned.mock.calls).toEqual([[expect.stringContaining('crowded addresses'), { limit: 1_000 }]]);
});
