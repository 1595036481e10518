import { beforeEach, expect, test, vi } from 'vitest';
import { releaseCacheName, releaseCaches } from './releaseCaches.ts';
import { FakeCaches } from './testing/FakeCaches.ts';

let stored: FakeCaches;
beforeEach(() => {
  stored = new FakeCaches();
  vi.stubGlobal('caches', stored);
});

async function store(id: string, path: string, content: string) {
  const cache = await stored.open(releaseCacheName(id));
  await cache.put(path, new Response(content));
}
const text = async (response: Promise<Response | undefined>) => (await response)?.text();

test('a document comes from the accepted release alone, whatever its revision', async () => {
  await store('one', '/wallet?__WB_REVISION__=1', 'first');
  await store('two', '/wallet?__WB_REVISION__=2', 'second');
  expect(await releaseCaches.find('/wallet')).toBeUndefined();
  await releaseCaches.accept('two');
  expect(await text(releaseCaches.find('/wallet'))).toBe('second');
  await releaseCaches.accept('one');
  expect(await text(releaseCaches.find('/wallet'))).toBe('first');
  expect(await releaseCaches.find('/other')).toBeUndefined();
});

test('a file named by its content comes from any stored release, so that an old page stays whole', async () => {
  await store('one', '/assets/a-1.js', 'old');
  await releaseCaches.accept('two');
  expect(await text(releaseCaches.findHashed('/assets/a-1.js'))).toBe('old');
});

test('reading creates no cache', async () => {
  expect(await releaseCaches.accepted()).toBeUndefined();
  await releaseCaches.find('/wallet');
  expect(stored.stores.size).toBe(0);
});

test('tidying deletes neither the accepted nor the waiting release, nor other caches', async () => {
  for (const id of ['one', 'two', 'three']) await store(id, '/wallet', id);
  await stored.open('settings');
  await releaseCaches.accept('two');
  await releaseCaches.tidy('three');
  expect([...stored.stores.keys()]).toEqual(['release-two', 'release-three', 'settings', 'accepted-release']);
});

test('without an accepted release nothing is deleted', async () => {
  await store('one', '/wallet', 'one');
  await releaseCaches.tidy('two');
  expect(stored.stores.has('release-one')).toBe(true);
});
