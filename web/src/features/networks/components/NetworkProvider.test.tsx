import { defaultNetwork, networks } from '@everything-wallet/core/networks/networks';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNetwork } from '../../../lib/network/useNetwork.ts';
import { blockStorage } from '../../../testing/blockStorage.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { NetworkProvider } from './NetworkProvider.tsx';

setUpComponentTests();

const visit = () => renderHook(() => useNetwork(), { wrapper: NetworkProvider });

test('starts the first visit on Ethereum Mainnet and stores nothing', () => {
  expect(visit().result.current.network).toEqual(defaultNetwork);
  expect(visit().result.current.network.name).toBe('Ethereum Mainnet');
  expect(window.localStorage.getItem('selectedNetwork')).toBeNull();
});

test.each(networks)('$name, once selected, is selected at the next visit too', (network) => {
  const { result, unmount } = visit();
  act(() => result.current.selectNetwork(network.id));
  expect(result.current.network).toEqual(network);
  expect(window.localStorage.getItem('selectedNetwork')).toBe(network.id);
  unmount();
  expect(visit().result.current.network).toEqual(network);
});

test.each(['', 'solana', 'constructor', '{"id":"sepolia"}'])(
  'the unknown stored id "%s" falls back to the default, and another can be selected',
  (id) => {
    window.localStorage.setItem('selectedNetwork', id);
    const { result } = visit();
    expect(result.current.network).toEqual(defaultNetwork);
    act(() => result.current.selectNetwork('polygon-amoy'));
    expect(result.current.network.id).toBe('polygon-amoy');
  },
);

// Regression: a browser that blocks all cookies throws on access to storage, and every screen failed with it.
test('in a browser without storage, a selection lasts until the page closes', () => {
  blockStorage();
  const { result } = visit();
  expect(result.current.network).toEqual(defaultNetwork);
  act(() => result.current.selectNetwork('polygon-amoy'));
  expect(result.current.network.id).toBe('polygon-amoy');
});

test('reports the selected network, and a change of it at once', () => {
  const selections: string[] = [];
  const stop = networkAttention.listen(({ network }) => selections.push(network));
  const { result, unmount } = visit();
  expect(networkAttention.isClose('ethereum')).toBe(true);
  expect(networkAttention.isClose('sepolia')).toBe(false);
  act(() => result.current.selectNetwork('sepolia'));
  expect(networkAttention.isClose('sepolia')).toBe(true);
  expect(networkAttention.isClose('ethereum')).toBe(false);
  expect(selections).toEqual(['ethereum', 'sepolia']);
  unmount();
  stop();
});
