import { alwaysOnNetworks, networks } from '@everything-wallet/core/networks/networks';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockStorage } from '../../testing/blockStorage.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { switchedOnNetworks } from './switchedOnNetworks.ts';
import { useSwitchedOnNetworks } from './useSwitchedOnNetworks.ts';

setUpComponentTests();

const KEY = 'settings.networks';
const ids = () => switchedOnNetworks.current().map(({ id }) => id);
const four = alwaysOnNetworks.map(({ id }) => id);

beforeEach(switchedOnNetworks.forget);

test('only the four required networks are on, and nothing is stored', () => {
  expect(ids()).toEqual(['ethereum', 'sepolia', 'polygon', 'polygon-amoy']);
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('each optional network is switched separately, in the order of all', () => {
  switchedOnNetworks.set('base', true);
  switchedOnNetworks.set('bsc', true);
  switchedOnNetworks.set('bsc', true);
  expect(ids()).toEqual([...four, 'bsc', 'base']);
  switchedOnNetworks.set('base', false);
  expect(ids()).toEqual([...four, 'bsc']);
  expect(window.localStorage.getItem(KEY)).toBe('bsc');
});

test('a network that was switched off is remembered until it is on again, or everything is forgotten', () => {
  const off = () => switchedOnNetworks.switchedOff().map(({ id }) => id);
  switchedOnNetworks.set('avalanche', false);
  expect(off()).toEqual([]);
  switchedOnNetworks.set('base', true);
  switchedOnNetworks.set('base', false);
  switchedOnNetworks.set('base', false);
  expect(off()).toEqual(['base']);
  expect(switchedOnNetworks.switchedOff()).toBe(switchedOnNetworks.switchedOff());
  switchedOnNetworks.set('base', true);
  expect(off()).toEqual([]);
  switchedOnNetworks.set('base', false);
  switchedOnNetworks.forget();
  expect(off()).toEqual([]);
  expect(window.localStorage.length).toBe(0);
});

test('the four required networks cannot be switched off, and switching them on stores nothing', () => {
  for (const { id } of alwaysOnNetworks) {
    switchedOnNetworks.set(id, false);
    switchedOnNetworks.set(id, true);
  }
  expect(ids()).toEqual(four);
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test.each(['solana', 'bsc,constructor,__proto__', ',,', '{"a":1}', 'BSC', ' base', 'x'.repeat(10_000)])(
  'of the stored text %j only network ids count',
  (text) => {
    window.localStorage.setItem(KEY, text);
    const known = networks.map(({ id }): string => id);
    expect(ids().slice(0, 4)).toEqual(four);
    expect(ids().every((id) => known.includes(id))).toBe(true);
    expect(ids()).toEqual(text.startsWith('bsc') ? [...four, 'bsc'] : four);
  },
);

describe('subscribers', () => {
  const shown = () => renderHook(useSwitchedOnNetworks).result;

  test('are notified of a switch, and get the same list until there is one', () => {
    const result = shown();
    const before = result.current;
    expect(switchedOnNetworks.current()).toBe(before);
    act(() => switchedOnNetworks.set('arbitrum', true));
    expect(result.current.map(({ id }) => id)).toEqual([...four, 'arbitrum']);
  });

  test('are notified by another tab', () => {
    const result = shown();
    window.localStorage.setItem(KEY, 'optimism');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(result.current.map(({ id }) => id)).toEqual([...four, 'optimism']);
  });
});

test('where the browser stores nothing, a switch lasts until the page is closed or everything is forgotten', () => {
  blockStorage();
  switchedOnNetworks.set('avalanche', true);
  expect(ids()).toEqual([...four, 'avalanche']);
  switchedOnNetworks.forget();
  expect(ids()).toEqual(four);
});
