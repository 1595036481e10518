// @vitest-environment node
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VaultStore } from './VaultStore.ts';

let users = 0;
let store: VaultStore;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store = new VaultStore(`user ${(users += 1)}`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('stores one text per user, until it is replaced or removed', async () => {
  expect(await store.read()).toBeUndefined();
  await store.replace(undefined, 'one');
  await store.replace('one', 'two');
  expect(await store.read()).toBe('two');
  expect(await new VaultStore('another user').read()).toBeUndefined();
  await store.replace('two', undefined);
  expect(await store.read()).toBeUndefined();
});

// Regression: the last write won, and a password that was changed in another tab was reset.
describe('a change by another tab', () => {
  const changed = { textId: 'vault.error.changed' };

  test('is not overwritten by a change to an older text', async () => {
    await store.replace(undefined, 'one');
    for (const made of [undefined, 'older']) {
      await expect(store.replace(made, 'two')).rejects.toMatchObject(changed);
      await expect(store.replace(made, undefined)).rejects.toMatchObject(changed);
    }
    expect(await store.read()).toBe('one');
  });

  test('of a hundred at once is one, and the others fail', async () => {
    await store.replace(undefined, 'one');
    const tabs = Array.from({ length: 100 }, () => new VaultStore(`user ${users}`));
    const writes = await Promise.allSettled(tabs.map((tab, index) => tab.replace('one', `of ${index}`)));
    const stored = writes.flatMap(({ status }, index) => (status === 'fulfilled' ? `of ${index}` : []));
    expect(stored).toEqual([await store.read()]);
    expect(writes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: changed });
  });

  test('preserves the count of wrong passwords; a replacement resets it', async () => {
    await store.replace(undefined, 'one');
    for (let count = 0; count < 5; count++) await store.beginAttempt();
    await expect(store.replace('older', 'two')).rejects.toMatchObject(changed);
    expect(await store.waitLeft()).toBe(30_000);
    await store.replace('one', 'two');
    expect(await store.waitLeft()).toBe(0);
  });
});

describe('attempts', () => {
  test('a hundred at once are five, over any number of tabs', async () => {
    const tabs = Array.from({ length: 100 }, () => new VaultStore(`user ${users}`));
    const waits = await Promise.all(tabs.map((tab) => tab.beginAttempt()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(await store.waitLeft()).toBe(30_000);
  });

  test('after the wait there is one more, and then a longer wait', async () => {
    for (let count = 0; count < 5; count++) expect(await store.beginAttempt()).toBe(0);
    expect(await store.beginAttempt()).toBe(30_000);
    vi.setSystemTime(Date.now() + 30_000);
    expect(await store.beginAttempt()).toBe(0);
    expect(await store.beginAttempt()).toBe(60_000);
  });

  test('are not reset by a clock that is set back', async () => {
    for (let count = 0; count < 5; count++) await store.beginAttempt();
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await store.waitLeft()).toBe(30_000);
    vi.setSystemTime(Date.now() + 29_000);
    expect(await store.beginAttempt()).toBe(1_000);
  });

  test('are reset by the right password, and taken back if inconclusive', async () => {
    for (let count = 0; count < 4; count++) await store.beginAttempt();
    await store.forgetAttempts();
    for (let count = 0; count < 5; count++) await store.beginAttempt();
    await store.undoAttempt();
    expect(await store.waitLeft()).toBe(0);
    expect(await store.beginAttempt()).toBe(0);
    expect(await store.beginAttempt()).toBe(30_000);
  });
});

// Regression: an aborted attempt, by a lock of another tab for example, restarted the wait.
test('an attempt that is taken back leaves the wait unchanged', async () => {
  for (let count = 0; count < 5; count++) await store.beginAttempt();
  vi.setSystemTime(Date.now() + 30_000);
  expect(await store.beginAttempt()).toBe(0);
  await store.undoAttempt();
  expect(await store.waitLeft()).toBe(0);
  expect(await store.beginAttempt()).toBe(0);
  expect(await store.waitLeft()).toBe(60_000);
});

describe('explains', () => {
  test.each(['SecurityError', 'QuotaExceededError', 'UnknownError'])(
    'when storage fails: %s',
    async (name) => {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('', name);
      });
      await expect(store.read()).rejects.toMatchObject({ textId: 'vault.error.storage' });
      await expect(store.replace(undefined, 'text')).rejects.toMatchObject({
        textId: 'vault.error.storage',
      });
    },
  );

  // Last: no older version can open the database afterwards.
  test('that a later version of the site was here', async () => {
    (await openDB('everything-wallet-vault', 2)).close();
    await expect(store.read()).rejects.toMatchObject({ textId: 'vault.error.newer' });
  });
});
