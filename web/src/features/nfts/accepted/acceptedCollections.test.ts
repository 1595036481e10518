import { beforeEach, expect, test, vi } from 'vitest';
import { acceptedCollections } from './acceptedCollections.ts';

beforeEach(() => window.localStorage.clear());

const keysOf = (userId: string) => [...acceptedCollections.read(acceptedCollections.text(userId))];

test('what one person accepts is theirs, until they no longer do', () => {
  const heard = vi.fn();
  const stop = acceptedCollections.listen(heard);
  acceptedCollections.set('alice', 'ethereum 0xab', true);
  acceptedCollections.set('alice', 'polygon 0xab', true);
  acceptedCollections.set('alice', 'ethereum 0xab', true);
  expect(keysOf('alice')).toEqual(['polygon 0xab', 'ethereum 0xab']);
  expect(keysOf('bob')).toEqual([]);
  acceptedCollections.set('alice', 'polygon 0xab', false);
  expect(keysOf('alice')).toEqual(['ethereum 0xab']);
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  acceptedCollections.forget('alice');
  expect(keysOf('alice')).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test('other tabs hear of it, what is broken is none, and there are never too many', () => {
  const heard = vi.fn();
  const stop = acceptedCollections.listen(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'nfts.accepted.alice' }));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  for (const text of ['', '{', '{"a":1}', '[1]']) expect(acceptedCollections.read(text).size).toBe(0);
  for (let count = 0; count < 505; count += 1) acceptedCollections.set('alice', `ethereum ${count}`, true);
  expect(keysOf('alice')).toHaveLength(500);
  expect(keysOf('alice').at(-1)).toBe('ethereum 504');
});
