import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { Snapshot } from '../../../lib/firebase/useSnapshot.ts';
import { networkAttention } from '../../../lib/refresh/networkAttention.ts';
import { networkChanges } from '../../../lib/refresh/networkChanges.ts';
import { trustedMarks } from '../../../lib/refresh/trustedMarks.ts';
import { sessionEnd } from '../../../lib/session/sessionEnd.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { useNetworkNews } from './useNetworkNews.ts';

setUpComponentTests();

let attended: string[];
let stopListening: () => void;

beforeEach(() => {
  attended = [];
  networkAttention.select('ethereum');
  stopListening = networkAttention.listen(({ network }) => attended.push(network));
});
afterEach(() => {
  stopListening();
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

test('the initial records cause no refresh', () => {
  const { show } = renderNews({ status: 'loading' });
  show(listOf(ofNetwork('one', 'sepolia')), NONE);
  expect(attended).toEqual([]);
});

test('a new record refreshes its network', () => {
  const { show } = renderNews(listOf(ofNetwork('one', 'sepolia')));
  show(listOf(ofNetwork('two', 'polygon'), ofNetwork('one', 'sepolia')), NONE);
  expect(attended).toEqual(['polygon']);
});

test('a pending transfer polls its network closely, and refreshes it once confirmed', () => {
  const sent = ofNetwork('one', 'sepolia', { status: 'pending' });
  const { show } = renderNews(listOf(sent));
  expect(networkAttention.isClose('sepolia')).toBe(true);
  expect(networkAttention.isClose('polygon')).toBe(false);
  show(listOf({ ...sent, status: 'completed' }), NONE);
  expect(attended).toEqual(['sepolia']);
  expect(networkAttention.isClose('sepolia')).toBe(false);
});

test('a new pending transfer refreshes nothing: no balance has changed yet', () => {
  const sent = ofNetwork('one', 'sepolia', { status: 'pending' });
  const { show } = renderNews(NONE);
  show(listOf(sent), NONE);
  show(listOf(sent), listOf(sent));
  expect(attended).toEqual([]);
});

test('two lists that confirm a transfer one after the other cause one refresh', () => {
  const sent = ofNetwork('one', 'sepolia', { status: 'pending' });
  const { show } = renderNews(listOf(sent), listOf(sent));
  show(listOf({ ...sent, status: 'completed' }), listOf(sent));
  show(listOf({ ...sent, status: 'completed' }), NONE);
  expect(attended).toEqual(['sepolia']);
});

test('a transfer that a mark has just announced is not refreshed again', () => {
  const notices: number[] = [];
  onTestFinished(networkAttention.listen(({ unlessHeardMs }) => notices.push(unlessHeardMs)));
  onTestFinished(() => void sessionEnd.dispatchEvent(new Event('end')));
  const sent = ofNetwork('one', 'sepolia', { status: 'pending' });
  const { show } = renderNews(listOf(sent));
  networkChanges.note('sepolia');
  trustedMarks.set(new Map([['sepolia', Date.now() + 60_000]]));
  show(listOf({ ...sent, status: 'completed' }), NONE);
  expect(notices).toEqual([2_000]);
});

test('a transfer that a reorg makes pending again refreshes its network', () => {
  const sent = ofNetwork('one', 'sepolia');
  const { show } = renderNews(listOf(sent));
  show(listOf({ ...sent, status: 'pending' }), NONE);
  expect(attended).toEqual(['sepolia']);
});

test('an old pending transfer that is no longer listed has been confirmed', () => {
  const sent = ofNetwork('old', 'sepolia', { status: 'pending' });
  const { show } = renderNews(NONE, listOf(sent));
  show(NONE, NONE);
  expect(attended).toEqual(['sepolia']);
});

test('more confirmations of a record, or its move out of the latest, change nothing', () => {
  const inBlock = ofNetwork('one', 'sepolia', { is_final: false, confirmations: 2 });
  const { show } = renderNews(listOf(inBlock));
  show(listOf({ ...inBlock, is_final: true, confirmations: 6 }), NONE);
  show(NONE, NONE);
  expect(attended).toEqual([]);
});

test('polls nothing after unmounting, nor on an unknown network', () => {
  const { unmount } = renderNews(
    listOf(
      ofNetwork('one', 'sepolia', { status: 'pending' }),
      ofNetwork('two', 'unknown', { status: 'pending' }),
    ),
  );
  unmount();
  expect(networkAttention.isClose('sepolia')).toBe(false);
});
