import { beforeEach, expect, test, vi } from 'vitest';
import { acceptedCollections } from './acceptedCollections.ts';

beforeEach(() => window.localStorage.clear());

const keysOf = (userId: string) => [...acceptedCollections.read(acceptedCollections.text(userId))];

test('an accepted collection belongs to one user, until they stop accepting it', () => {
  const listener = vi.fn();
  const stop = acceptedCollections.listen(listener);
  acceptedCollections.set('alice', 'ethereum 0xab', true);
  acceptedCollections.set('alice', 'polygon 0xab', true);
  acceptedCollections.set('alice', 'ethereum 0xab', true);
  expect(keysOf('alice')).toEqual(['polygon 0xab', 'ethereum 0xab']);
  expect(keysOf('bob')).toEqual([]);
  acceptedCollections.set('alice', 'polygon 0xab', false);
  expect(keysOf('alice')).toEqual(['ethereum 0xab']);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  acceptedCollections.forget('alice');
  expect(keysOf('alice')).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test('other tabs are notified, broken data counts as empty, and the number is limited', () => {
  const listener = vi.fn();
  const stop = acceptedCollections.listen(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'nfts.accepted.alice' }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  for (const text of ['', '{', '{"a":1}', '[1]']) expect(acceptedCollections.read(text).size).toBe(0);
  for (let count = 0; count < 505; count += 1) acceptedCollections.set('alice', `ethereum ${count}`, true);
  expect(keysOf('alice')).toHaveLength(500);
  expect(keysOf('alice').at(-1)).toBe('ethereum 504');
});
