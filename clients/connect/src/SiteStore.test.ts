import type { SiteState } from '@everything-wallet/core/connect/connectProtocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Emitter } from './Emitter.ts';
import { SiteStore } from './SiteStore.ts';
import { ACCOUNT, connected, OTHER_ACCOUNT, WALLET } from './testing/FakeWallet.ts';

const KEY = `everything-wallet:${WALLET}`;
const EVENTS = ['connect', 'accountsChanged', 'chainChanged', 'disconnect'];

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openTab() {
  const emitter = new Emitter();
  const events: unknown[][] = [];
  const store = new SiteStore(WALLET, '0x1', emitter);
  for (const event of EVENTS) emitter.add(event, (payload) => events.push([event, payload]), false);
  return {
    store,
    /** Events since the last call. */
    take: () => events.splice(0),
    save: (state: unknown) => {
      store.save(state);
      store.current();
    },
  };
}

/** Notifies the other tabs as browsers do; they may do it more than once. */
function tellOtherTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
}

test('is disconnected at first, and writes nothing', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const { store } = openTab();
  expect(store.current()).toEqual({ accounts: [], chainId: '0x1', chains: [], expiresAt: null });
  expect(setItem).not.toHaveBeenCalled();
});

test('emits each change once in each of three tabs', () => {
  const tabs = [openTab(), openTab(), openTab()] as const;
  const change = (act: () => void) => {
    act();
    tellOtherTabs();
    return tabs.map(({ take }) => take());
  };
  const inEach = (...events: unknown[][]) => [events, events, events];

  expect(change(() => tabs[0].save(connected))).toEqual(
    inEach(['connect', { chainId: '0x1' }], ['accountsChanged', [ACCOUNT]]),
  );
  expect(change(() => tabs[1].save(connected))).toEqual(inEach());
  expect(change(() => tabs[1].save({ ...connected, chainId: '0x89' }))).toEqual(
    inEach(['chainChanged', '0x89']),
  );
  expect(
    change(() => tabs[2].save({ ...connected, chainId: '0x89', accounts: [OTHER_ACCOUNT, ACCOUNT] })),
  ).toEqual(inEach(['accountsChanged', [OTHER_ACCOUNT, ACCOUNT]]));
  expect(
    change(() => {
      tabs[0].store.clear();
      tabs[0].store.current();
    }),
  ).toEqual(
    inEach(
      ['chainChanged', '0x1'],
      ['accountsChanged', []],
      ['disconnect', expect.objectContaining({ code: 4900 })],
    ),
  );
});

test('emits changes, but not what a reload restored', () => {
  openTab().save(connected);
  const reloaded = openTab();
  expect(reloaded.store.current()).toEqual(connected);
  tellOtherTabs();
  expect(reloaded.take()).toEqual([]);
  localStorage.clear();
  tellOtherTabs();
  expect(reloaded.take().map(([event]) => event)).toEqual(['accountsChanged', 'disconnect']);
});

test('emits what changed while the page was in the back-forward cache', () => {
  const tab = openTab();
  localStorage.setItem(KEY, JSON.stringify(connected));
  window.dispatchEvent(new Event('pageshow'));
  expect(tab.take()).toHaveLength(2);
});

test('ends with the permission, once', async () => {
  vi.useFakeTimers();
  const tab = openTab();
  tab.save({ ...connected, expiresAt: Date.now() + 1000 });
  tab.take();
  await vi.advanceTimersByTimeAsync(2000);
  expect(tab.take().map(([event]) => event)).toEqual(['accountsChanged', 'disconnect']);
  expect(tab.store.current()).toMatchObject({ accounts: [], chains: [], chainId: '0x1' });
});

test('waits longer than a timer can', async () => {
  vi.useFakeTimers();
  const tab = openTab();
  const days = 24 * 60 * 60 * 1000;
  tab.save({ ...connected, expiresAt: Date.now() + 30 * days });
  await vi.advanceTimersByTimeAsync(29 * days);
  expect(tab.store.current().accounts).toEqual([ACCOUNT]);
  await vi.advanceTimersByTimeAsync(2 * days);
  expect(tab.store.current().accounts).toEqual([]);
});

test('is disconnected after a reload once the permission has ended', () => {
  localStorage.setItem(KEY, JSON.stringify({ ...connected, expiresAt: Date.now() - 1 }));
  expect(openTab().store.current().accounts).toEqual([]);
});

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['null', null],
  ['a number', 1],
  ['a list', []],
  ['an empty object', {}],
  ['accounts that are no list', { ...connected, accounts: ACCOUNT }],
  ['an account that is no address', { ...connected, accounts: ['<img src=x>'] }],
  ['an account that is a list', { ...connected, accounts: [{ 0: ACCOUNT }] }],
  ['a chain id in decimal', { ...connected, chainId: '1' }],
  ['a chain id with a leading zero', { ...connected, chainId: '0x01' }],
  ['a chain id of 2^53', { ...connected, chainId: '0x20000000000000' }],
  ['chains that are no chain ids', { ...connected, chains: [1] }],
  ['an end that is a text', { ...connected, expiresAt: 'never' }],
  ['no end', { accounts: [ACCOUNT], chainId: '0x1', chains: [] }],
])('ignores hostile content: %s', (_name, content) => {
  localStorage.setItem(KEY, typeof content === 'string' ? content : JSON.stringify(content));
  const tab = openTab();
  expect(tab.store.current().accounts).toEqual([]);
  tab.save(content);
  expect(tab.take()).toEqual([]);
  tab.save(connected satisfies SiteState);
  expect(tab.take()).toHaveLength(2);
});

test('takes only the known fields', () => {
  const tab = openTab();
  tab.save({ ...connected, secret: 'x' });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(connected);
});

test('delivers to all listeners although one throws', () => {
  vi.useFakeTimers();
  const emitter = new Emitter();
  const store = new SiteStore(WALLET, '0x1', emitter);
  const listener = vi.fn();
  const once = vi.fn();
  emitter.add(
    'chainChanged',
    () => {
      throw new Error('A fault of the site');
    },
    false,
  );
  emitter.add('chainChanged', once, true);
  emitter.add('chainChanged', listener, false);
  store.save({ ...connected, chainId: '0x89' });
  store.current();
  expect(() => vi.runAllTimers()).toThrow('A fault of the site');
  emitter.remove('chainChanged', listener);
  store.save(connected);
  store.current();
  expect(listener).toHaveBeenCalledOnce();
  expect(once).toHaveBeenCalledOnce();
});
