import { afterEach, expect, test, vi } from 'vitest';
import { blockStorage } from '../../testing/blockStorage.ts';
import { ownAddresses } from './ownAddresses.ts';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  ownAddresses.remove('alice');
});

test('are stored by user, the same map until a change, and listeners are notified', () => {
  const listener = vi.fn();
  const stop = ownAddresses.subscribe(listener);
  expect(ownAddresses.ofUser('alice')).toBeUndefined();
  ownAddresses.write('alice', new Map([[3, ADDRESS]]));
  expect(ownAddresses.ofUser('alice')).toEqual(new Map([[3, ADDRESS]]));
  expect(ownAddresses.ofUser('alice')).toBe(ownAddresses.ofUser('alice'));
  expect(ownAddresses.ofUser('bob')).toBeUndefined();
  ownAddresses.remove('alice');
  expect(ownAddresses.ofUser('alice')).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test.each(['not JSON', '{}', '[[0,"0x12"]]', '[["0","0x"]]'])('invalid data is ignored: %s', (text) => {
  window.localStorage.setItem('vault.addresses.alice', text);
  expect(ownAddresses.ofUser('alice')).toBeUndefined();
});

test('are known in this tab where the browser stores nothing', () => {
  blockStorage();
  ownAddresses.write('alice', new Map([[0, ADDRESS]]));
  expect(ownAddresses.ofUser('alice')?.get(0)).toBe(ADDRESS);
});
