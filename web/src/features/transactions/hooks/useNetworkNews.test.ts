import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Snapshot } from '../../../lib/firebase/useSnapshot.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { useNetworkNews } from './useNetworkNews.ts';

setUpComponentTests();

let heard: string[];
let stopHearing: () => void;

beforeEach(() => {
  heard = [];
  networkAttention.select('ethereum');
  stopHearing = networkAttention.listen(({ network }) => heard.push(network));
});
afterEach(() => {
  stopHearing();
  networkAttention.select(undefined);
});

type List = Snapshot<Records<Transaction>>;
const listOf = (...records: Transaction[]): List => ({ status: 'ready', data: { records, unreadable: 0 } });
const ofNetwork = (id: string, network: string, changes: Partial<Transaction> = {}) =>
  transaction({ id, network, status: 'completed', ...changes });
const NONE = listOf();

function renderNews(latest: List, pending: List = NONE) {
  const { rerender, unmount } = renderHook((lists: List[]) => useNetworkNews(...lists), {
    initialProps: [latest, pending],
  });
  return { show: (...lists: List[]) => rerender(lists), unmount };
}

test('what is there at first is no news', () => {
  const { show } = renderNews({ status: 'loading' });
  show(listOf(ofNetwork('one', 'sepolia')), NONE);
  expect(heard).toEqual([]);
});

test('a record that appears is one of its network', () => {
  const { show } = renderNews(listOf(ofNetwork('one', 'sepolia')));
  show(listOf(ofNetwork('two', 'polygon'), ofNetwork('one', 'sepolia')), NONE);
  expect(heard).toEqual(['polygon']);
});

test('a transfer that waits has its network asked closely, and at once when it is settled', () => {
  const sent = ofNetwork('one', 'sepolia', { status: 'pending' });
  const { show } = renderNews(listOf(sent));
  expect(networkAttention.isClose('sepolia')).toBe(true);
  expect(networkAttention.isClose('polygon')).toBe(false);
  show(listOf({ ...sent, status: 'completed' }), NONE);
  expect(heard).toEqual(['sepolia']);
  expect(networkAttention.isClose('sepolia')).toBe(false);
});

test('an old transfer that waited and is listed no more has settled', () => {
  const sent = ofNetwork('old', 'sepolia', { status: 'pending' });
  const { show } = renderNews(NONE, listOf(sent));
  show(NONE, NONE);
  expect(heard).toEqual(['sepolia']);
});

test('that a record is deeper in the chain, or not among the latest any more, changes nothing', () => {
  const inBlock = ofNetwork('one', 'sepolia', { is_final: false, confirmations: 2 });
  const { show } = renderNews(listOf(inBlock));
  show(listOf({ ...inBlock, is_final: true, confirmations: 6 }), NONE);
  show(NONE, NONE);
  expect(heard).toEqual([]);
});

test('nothing is waited for on a screen that is gone, nor on a network that is not known', () => {
  const { unmount } = renderNews(
    listOf(
      ofNetwork('one', 'sepolia', { status: 'pending' }),
      ofNetwork('two', 'unknown', { status: 'pending' }),
    ),
  );
  unmount();
  expect(networkAttention.isClose('sepolia')).toBe(false);
});
