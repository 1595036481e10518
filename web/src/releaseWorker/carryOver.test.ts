import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { carryOver } from './carryOver.ts';
import { hashedNames } from './hashedNames.ts';
import { SKELETON_LENGTH, type ReleaseFile } from './Release.ts';
import { releaseCacheName } from './releaseCaches.ts';
import { FakeCaches } from './testing/FakeCaches.ts';

type Contents = Readonly<Record<string, string>>;

const digest = (content: string) => createHash('sha256').update(content).digest('base64');
const describe = (contents: Contents): ReleaseFile[] =>
  Object.entries(contents).map(([url, content]) => ({
    ...{ url, revision: null, integrity: `sha256-${digest(content)}` },
    skeleton: digest(hashedNames.strip(content)).slice(0, SKELETON_LENGTH),
  }));

let stored: FakeCaches;
beforeEach(() => {
  stored = new FakeCaches();
  vi.stubGlobal('caches', stored);
  // jsdom has no digests.
  vi.stubGlobal('crypto', webcrypto);
});

async function store(id: string, contents: Contents) {
  const cache = await stored.open(releaseCacheName(id));
  const headers = { 'content-type': 'text/javascript' };
  for (const [path, content] of Object.entries(contents))
    await cache.put(path, new Response(content, { headers }));
}

/** Carries files over to a release, and returns those that it then has. */
async function carried(contents: Contents, files = describe(contents)): Promise<Contents> {
  await carryOver('new', files);
  const entries = [...(stored.stores.get(releaseCacheName('new')) ?? [])];
  return Object.fromEntries(
    await Promise.all(
      entries.map(async ([path, response]) => [path, await response.clone().text()] as const),
    ),
  );
}

const old = {
  '/assets/frame-1111111.js': 'old frame',
  '/assets/words-1111111.js': 'a list',
  '/assets/swap-1111111.js': 'import"./frame-1111111.js";import"./words-1111111.js"',
  '/assets/nfts-1111111.js': 'import"./swap-1111111.js"',
  '/assets/search-11111111-en.json': '{"places":["/help"]}',
};
const current = {
  '/assets/frame-2222222.js': 'new frame',
  '/assets/words-1111111.js': 'a list',
  '/assets/swap-2222222.js': 'import"./frame-2222222.js";import"./words-1111111.js"',
  '/assets/nfts-2222222.js': 'import"./swap-2222222.js"',
  '/assets/search-22222222-en.json': '{"places":["/help"]}',
};

test('leaves to be requested only the file that changed: for the others names are replaced', async () => {
  await store('old', old);
  const { '/assets/frame-2222222.js': _, ...others } = current;
  expect(await carried(current)).toEqual(others);
  const swap = stored.stores.get('release-new')?.get('/assets/swap-2222222.js');
  expect(swap?.headers.get('content-type')).toBe('text/javascript');
});

test('takes each file from the release that has it', async () => {
  await store('older', { '/assets/words-1111111.js': 'a list' });
  await store('old', { '/assets/swap-1111111.js': old['/assets/swap-1111111.js'] });
  await stored.open('settings');
  expect(Object.keys(await carried(current))).toEqual(['/assets/words-1111111.js']);
  await store('old', old);
  expect(Object.keys(await carried(current))).toHaveLength(4);
});

test('stores nothing with another digest', async () => {
  await store('old', { ...old, '/assets/words-1111111.js': 'a list!', '/assets/nfts-1111111.js': 'evil' });
  const has = Object.keys(await carried(current));
  expect(has).toEqual(['/assets/swap-2222222.js', '/assets/search-22222222-en.json']);
  // A skeleton that is claimed falsely.
  const [, , , nfts] = describe(current);
  const skeleton = digest('evil').slice(0, SKELETON_LENGTH);
  expect(Object.keys(await carried({}, nfts ? [{ ...nfts, skeleton }] : []))).toEqual(has);
});

test('carries no document over, and no file of two that could be its predecessor', async () => {
  const twin = { '/assets/id-1111111.js': 'twin', '/assets/id-3333333.js': 'twin' };
  await store('old', { ...twin, '/wallet?__WB_REVISION__=1': 'document' });
  const files = describe({ '/assets/id-2222222.js': 'twin', '/wallet': 'document' });
  expect(
    await carried(
      {},
      files.map((file) => ({ ...file, ...(file.url === '/wallet' && { revision: '2' }) })),
    ),
  ).toEqual({});
});
