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

/** What is listened to, by what it asks for, and who is told. */
let listeners: Map<string, Parameters<Listen<LatestTransactions>>>;
beforeEach(() => {
  listeners = new Map();
  vi.mocked(listenToWantedTransactions).mockImplementation((userId, only, count) => (...told) => {
    const asked = JSON.stringify({ userId, count, ...only });
    listeners.set(asked, told);
    return () => listeners.delete(asked);
  });
});

const OF_ALL = JSON.stringify({ userId: 'alice', count: 5 });
const SENT = JSON.stringify({ userId: 'alice', count: 5, type: ['send', 'swap'], from_address: WATCHED });
const CAME = JSON.stringify({ userId: 'alice', count: 5, type: 'receive', to_address: WATCHED });

function hear(asked: string, records: Transaction[], more: Partial<LatestTransactions> = {}) {
  act(() => listeners.get(asked)?.[0]({ records, unreadable: 0, isAll: records.length < 5, ...more }));
}
const sends = (count: number) =>
  Array.from({ length: count }, (_, index) => transaction({ id: `sent ${index}`, nonce: index }));
const arrival = (id: string, hour: number) =>
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

test('those of all accounts are enough where they are the account’s: nothing else is asked for', () => {
  const { ids, setAddress } = open(null);
  hear(OF_ALL, sends(5));
  expect(ids()).toBe('loading');
  setAddress(MINE.toLowerCase());
  expect(ids()).toHaveLength(5);
  expect([...listeners.keys()]).toEqual([OF_ALL]);
});

// Regression: a watch-only primary account showed what another account had sent.
test('another account’s are not shown, and where there are no older ones that is all', () => {
  const { ids, result } = open(WATCHED);
  hear(OF_ALL, [...sends(2), arrival('came', 1)]);
  expect(ids()).toEqual(['came']);
  expect([...listeners.keys()]).toEqual([OF_ALL]);
  // What is to be settled is that of all.
  const { ofAll } = result.current;
  expect(ofAll.status === 'ready' && ofAll.data.records).toHaveLength(3);
});

test('where older ones may be the account’s, they are asked for, and told when both kinds are there', () => {
  const { ids } = open(WATCHED);
  hear(OF_ALL, sends(5));
  expect(ids()).toBe('loading');
  expect([...listeners.keys()]).toEqual([OF_ALL, SENT, CAME]);
  hear(CAME, [arrival('third', 3), arrival('first', 1)], { confirmedAt: 20 });
  expect(ids()).toBe('loading');
  const second = transaction({
    id: 'second',
    nonce: 1,
    from_address: WATCHED,
    time: new Date(2026, 1, 1, 2),
  });
  hear(SENT, [transaction({ id: 'now', nonce: 2, from_address: WATCHED, time: undefined }), second], {
    unreadable: 1,
    confirmedAt: 10,
  });
  expect(ids()).toEqual(['now', 'third', 'second', 'first']);
  hear(
    CAME,
    [5, 4, 3, 2, 1].map((hour) => arrival(`at ${hour}`, hour)),
  );
  expect(ids()).toEqual(['now', 'at 5', 'at 4', 'at 3', 'second']);
});

test('when the server confirmed it is when it confirmed the part that is oldest; not before it has confirmed both', () => {
  const { result } = open(WATCHED);
  hear(OF_ALL, sends(5));
  const data = () => result.current.ofAccount.status === 'ready' && result.current.ofAccount.data;
  hear(CAME, [], { confirmedAt: 20 });
  hear(SENT, [], { unreadable: 1 });
  expect(data()).toEqual({ records: [], unreadable: 1, isAll: true });
  hear(SENT, [], { confirmedAt: 10 });
  expect(data()).toEqual({ records: [], unreadable: 0, isAll: true, confirmedAt: 10 });
});

test('another account that becomes the primary one is listened to in place of the first', () => {
  const { ids, setAddress } = open(WATCHED);
  hear(OF_ALL, sends(5));
  hear(CAME, [arrival('came', 1)]);
  hear(SENT, []);
  expect(ids()).toEqual(['came']);
  setAddress(MINE);
  expect(ids()).toHaveLength(5);
  expect([...listeners.keys()]).toEqual([OF_ALL]);
});

test('without an account all are shown', () => {
  const { ids } = open(undefined);
  hear(OF_ALL, sends(3));
  expect(ids()).toHaveLength(3);
});

// Regression: what came in of a token before it was added was on its page alone.
test('what came in of a token that was added since is there, and nothing else that nobody asked for', () => {
  const { ids, result } = open(WATCHED);
  const marked = (id: string, network: string, amount = '5') => ({
    ...arrival(id, 1),
    network,
    amount,
    contract_address: CONTRACT,
    tx_hash: `0x${'cd'.repeat(32)}`,
    is_unverified: true,
  });
  hear(OF_ALL, [
    marked('paid', 'polygon'),
    marked('spam', 'ethereum'),
    marked('poison', 'polygon', '0'),
    arrival('coin', 0),
  ]);
  expect(ids()).toEqual(['paid', 'coin']);
  hear(OF_ALL, sends(5));
  hear(SENT, []);
  hear(
    CAME,
    [marked('paid', 'polygon'), marked('spam', 'ethereum'), ...[5, 4, 3].map((n) => arrival(`${n}`, n))],
    { isAll: true },
  );
  expect(ids()).toEqual(['5', '4', '3', 'paid']);
  expect(result.current.ofAccount.status === 'ready' && result.current.ofAccount.data.isAll).toBe(true);
});
