import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Release } from './Release.ts';
import { releaseCaches } from './releaseCaches.ts';
import { ReleaseKeeper } from './ReleaseKeeper.ts';
import { RELEASE_ACCEPTED } from './releaseMessages.ts';
import { FakeCaches } from './testing/FakeCaches.ts';
import type { WorkerEvent, WorkerScope } from './WorkerScope.ts';

const install = vi.hoisted(() => vi.fn());
const listed = vi.hoisted(() => vi.fn());
vi.mock('workbox-precaching/PrecacheController.js', () => ({
  PrecacheController: class {
    readonly options: { cacheName: string };
    constructor(options: { cacheName: string }) {
      this.options = options;
    }
    addToCacheList = listed;
    install = async () => {
      await install(this.options.cacheName);
    };
  },
}));

const file = (url: string) => ({ url, revision: null, integrity: '' });
const event = {} as WorkerEvent;
let stored: FakeCaches;
let pages: { postMessage: ReturnType<typeof vi.fn> }[];
let scope: { skipWaiting: ReturnType<typeof vi.fn>; registration: { installing: unknown } };

beforeEach(() => {
  stored = new FakeCaches();
  vi.stubGlobal('caches', stored);
  listed.mockClear();
  install.mockReset().mockImplementation(async (name: string) => {
    const cache = await stored.open(name);
    await cache.put('/wallet', new Response(name));
  });
  pages = [{ postMessage: vi.fn() }];
  scope = { skipWaiting: vi.fn(() => Promise.resolve()), registration: { installing: null } };
});

function keeperOf(release: Partial<Release>, language: string | null = null) {
  const whole: Release = {
    id: 'one',
    version: '1.0.0',
    changes: ['A change.'],
    isUrgent: false,
    files: [file('/assets/a-1.js')],
    languages: { de: [file('/assets/de-1.js')], en: [file('/assets/search-en.json')] },
    screens: [],
    ...release,
  };
  const worker = { ...scope, clients: { matchAll: () => Promise.resolve(pages) } } as unknown as WorkerScope;
  return new ReleaseKeeper(worker, whole, language);
}

test('the first release is accepted at once, another one only by the user', async () => {
  await keeperOf({ id: 'one' }).install(event);
  expect(await releaseCaches.accepted()).toBe('one');
  expect(scope.skipWaiting).toHaveBeenCalledOnce();

  const second = keeperOf({ id: 'two', version: '2.0.0' });
  await second.install(event);
  // As the browser does when the last tab is closed.
  await second.activate();
  expect(await releaseCaches.accepted()).toBe('one');
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  expect(await second.state()).toEqual({
    id: 'two',
    version: '2.0.0',
    changes: ['A change.'],
    isAccepted: false,
  });

  await second.accept();
  expect(await releaseCaches.accepted()).toBe('two');
  expect(pages[0]?.postMessage.mock.calls).toEqual([[RELEASE_ACCEPTED]]);
  expect((await second.state()).isAccepted).toBe(true);
});

test('a release that could not be stored whole is never accepted', async () => {
  install.mockRejectedValue(new DOMException('No space', 'QuotaExceededError'));
  await expect(keeperOf({}).install(event)).rejects.toThrow('No space');
  expect(await releaseCaches.accepted()).toBeUndefined();
});

test('carries files over from earlier releases, and requests them where those cannot be read', async () => {
  const first = file('/assets/a-1.js');
  const integrity = `sha256-${createHash('sha256').update('a').digest('base64')}`;
  vi.stubGlobal('crypto', webcrypto);
  await keeperOf({ id: 'one' }).install(event);
  await (await stored.open('release-one')).put(first.url, new Response('a'));
  await keeperOf({ id: 'two', files: [{ ...first, integrity }] }).install(event);
  expect(stored.stores.get('release-two')?.has(first.url)).toBe(true);

  install.mockClear();
  vi.spyOn(stored, 'keys').mockRejectedValueOnce(new Error('refused'));
  await keeperOf({ id: 'three', files: [{ ...first, integrity }] }).install(event);
  expect(install).toHaveBeenCalledOnce();
  expect(stored.stores.get('release-three')?.has(first.url)).toBe(false);
});

test('an urgent release replaces the accepted one once no tab is open', async () => {
  await keeperOf({ id: 'one' }).install(event);
  const urgent = keeperOf({ id: 'two', isUrgent: true });
  await urgent.install(event);
  expect(await releaseCaches.accepted()).toBe('one');
  await urgent.activate();
  expect(await releaseCaches.accepted()).toBe('two');
});

test('where the browser deleted the accepted release, the next one takes its place', async () => {
  await keeperOf({ id: 'one' }).install(event);
  stored.stores.delete('release-one');
  await keeperOf({ id: 'two' }).install(event);
  expect(await releaseCaches.accepted()).toBe('two');
});

test('where the browser deleted everything, the release is stored again and not offered', async () => {
  const keeper = keeperOf({});
  await keeper.install(event);
  stored.stores.clear();
  expect((await keeper.state()).isAccepted).toBe(true);
  await keeper.maintain(event);
  expect(await releaseCaches.accepted()).toBe('one');
  expect(stored.stores.has('release-one')).toBe(true);
});

test('old releases are deleted only while a single page is open and none is being stored', async () => {
  for (const id of ['one', 'two']) await keeperOf({ id }).install(event);
  const second = keeperOf({ id: 'two' });
  await second.accept();
  const has = () => stored.stores.has('release-one');
  pages.push({ postMessage: vi.fn() });
  await second.maintain(event);
  expect(has()).toBe(true);
  pages.pop();
  scope.registration.installing = {};
  await keeperOf({ id: 'two' }).maintain(event);
  expect(has()).toBe(true);
  scope.registration.installing = null;
  await keeperOf({ id: 'two' }).maintain(event);
  expect(has()).toBe(false);
});

test("the files of the interface's language are stored as well, and of no other", () => {
  keeperOf({}, 'de');
  expect(listed.mock.lastCall).toEqual([[file('/assets/a-1.js'), file('/assets/de-1.js')]]);
  keeperOf({}, 'en');
  const english = [[file('/assets/a-1.js'), file('/assets/search-en.json')]];
  expect(listed.mock.lastCall).toEqual(english);
  for (const unknown of ['xx', null]) {
    keeperOf({}, unknown);
    expect(listed.mock.lastCall).toEqual(english);
  }
});
