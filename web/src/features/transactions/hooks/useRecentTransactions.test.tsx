import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { listenToWantedTransactions } from '../api/listenToWantedTransactions.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { useRecentTransactions } from './useRecentTransactions.ts';

setUpComponentTests();
vi.mock('../api/listenToWantedTransactions.ts');

const MINE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const WATCHED = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const TOKENS = [{ network: 'polygon', contract_address: CONTRACT }];

/** Callbacks of each listener, by its query. */
let listeners: Map<string, Parameters<Listen<LatestTransactions>>>;
beforeEach(() => {
  listeners = new Map();
  vi.mocked(listenToWantedTransactions).mockImplementation((userId, only, count) => (...callbacks) => {
    const query = JSON.stringify({ userId, count, ...only });
    listeners.set(query, callbacks);
    return () => listeners.delete(query);
  });
});

const OF_ALL = JSON.stringify({ userId: 'alice', count: 5 });
const SENT = JSON.stringify({ userId: 'alice', count: 5, type: ['send', 'swap'], from_address: WATCHED });
const CAME = JSON.stringify({ userId: 'alice', count: 5, type: 'receive', to_address: WATCHED });

function report(query: string, records: Transaction[], more: Partial<LatestTransactions> = {}) {
  act(() => listeners.get(query)?.[0]({ records, unreadable: 0, isAll: records.length < 5, ...more }));
}
const sends = (count: number) =>
  Array.from({ length: count }, (_, index) => transaction({ id: `sent ${index}`, nonce: index }));
const received = (id: string, hour: number) =>
  transaction({
    id,
    type: 'receive',
    from_address: MINE,
    to_address: WATCHED,
    time: new Date(2026, 1, 1, hour),
  });

function open(address: string | null | undefined) {
  const { result, rerender } = renderHook(
    ({ account }: { account: string | null | undefined }) => useRecentTransactions('alice', account, TOKENS),
    { initialProps: { account: address } },
  );
  const ids = () => {
    const { ofAccount } = result.current;
    return ofAccount.status === 'ready' ? ofAccount.data.records.map(({ id }) => id) : ofAccount.status;
  };
  return { result, ids, setAddress: (account: string | null | undefined) => rerender({ account }) };
}

test('uses those of all accounts where they are the account’s: queries nothing else', () => {
  const { ids, setAddress } = open(null);
  report(OF_ALL, sends(5));
  expect(ids()).toBe('loading');
  setAddress(MINE.toLowerCase());
  expect(ids()).toHaveLength(5);
  expect([...listeners.keys()]).toEqual([OF_ALL]);
});

// Regression: a watch-only primary account showed sends of another account.
test('another account’s are not shown, and where there are no older ones that is all', () => {
  const { ids, result } = open(WATCHED);
  report(OF_ALL, [...sends(2), received('came', 1)]);
  expect(ids()).toEqual(['came']);
  expect([...listeners.keys()]).toEqual([OF_ALL]);
  // Open sends include those of all accounts.
  const { ofAll } = result.current;
  expect(ofAll.status === 'ready' && ofAll.data.records).toHaveLength(3);
});

test('queries older ones where they may be the account’s, and reports when both kinds are there', () => {
  const { ids } = open(WATCHED);
  report(OF_ALL, sends(5));
  expect(ids()).toBe('loading');
  expect([...listeners.keys()]).toEqual([OF_ALL, SENT, CAME]);
  report(CAME, [received('third', 3), received('first', 1)], { confirmedAt: 20 });
  expect(ids()).toBe('loading');
  const second = transaction({
    id: 'second',
    nonce: 1,
    from_address: WATCHED,
    time: new Date(2026, 1, 1, 2),
  });
  report(SENT, [transaction({ id: 'now', nonce: 2, from_address: WATCHED, time: undefined }), second], {
    unreadable: 1,
    confirmedAt: 10,
  });
  expect(ids()).toEqual(['now', 'third', 'second', 'first']);
  report(
    CAME,
    [5, 4, 3, 2, 1].map((hour) => received(`at ${hour}`, hour)),
  );
  expect(ids()).toEqual(['now', 'at 5', 'at 4', 'at 3', 'second']);
});

test('the confirmation time is that of the oldest part; absent before both are confirmed', () => {
  const { result } = open(WATCHED);
  report(OF_ALL, sends(5));
  const data = () => result.current.ofAccount.status === 'ready' && result.current.ofAccount.data;
  report(CAME, [], { confirmedAt: 20 });
  report(SENT, [], { unreadable: 1 });
  expect(data()).toEqual({ records: [], unreadable: 1, isAll: true });
  report(SENT, [], { confirmedAt: 10 });
  expect(data()).toEqual({ records: [], unreadable: 0, isAll: true, confirmedAt: 10 });
});

test('listens to a new primary account in place of the first', () => {
  const { ids, setAddress } = open(WATCHED);
  report(OF_ALL, sends(5));
  report(CAME, [received('came', 1)]);
  report(SENT, []);
  expect(ids()).toEqual(['came']);
  setAddress(MINE);
  expect(ids()).toHaveLength(5);
  expect([...listeners.keys()]).toEqual([OF_ALL]);
});

test('without an account all are shown', () => {
  const { ids } = open(undefined);
  report(OF_ALL, sends(3));
  expect(ids()).toHaveLength(3);
});

// Regression: incoming transfers of a token from before it was added were only on its own page.
test('includes incoming transfers of a token that was added later, and nothing else unverified', () => {
  const { ids, result } = open(WATCHED);
  const marked = (id: string, network: string, amount = '5') => ({
    ...received(id, 1),
    network,
    amount,
    contract_address: CONTRACT,
    tx_hash: `0x${'cd'.repeat(32)}`,
    is_unverified: true,
  });
  report(OF_ALL, [
    marked('paid', 'polygon'),
    marked('spam', 'ethereum'),
    marked('poison', 'polygon', '0'),
    received('coin', 0),
  ]);
  expect(ids()).toEqual(['paid', 'coin']);
  report(OF_ALL, sends(5));
  report(SENT, []);
  report(
    CAME,
    [marked('paid', 'polygon'), marked('spam', 'ethereum'), ...[5, 4, 3].map((n) => received(`${n}`, n))],
    { isAll: true },
  );
  expect(ids()).toEqual(['5', '4', '3', 'paid']);
  expect(result.current.ofAccount.status === 'ready' && result.current.ofAccount.data.isAll).toBe(true);
});
