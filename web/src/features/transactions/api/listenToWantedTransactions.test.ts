// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { History } from '../History.ts';
import { transaction } from '../testing/transaction.ts';
import { latestVerified } from '../latestVerified.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';
import type { Transaction } from '../Transaction.ts';
import { historyFeed } from './historyFeed.ts';
import { listenToAccountTransactions } from './listenToAccountTransactions.ts';
import { listenToRecentTransactions } from './listenToRecentTransactions.ts';
import { listenToTokenTransactions } from './listenToTokenTransactions.ts';

vi.mock('./historyFeed.ts', () => ({ historyFeed: vi.fn() }));

let listeners: Parameters<Listen<History>>[0][] = [];
const loadOlder = vi.fn();
const stop = vi.fn();
const onData = vi.fn<(data: LatestTransactions) => void>();
const onError = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  listeners = [];
  vi.mocked(historyFeed).mockReturnValue({
    loadOlder,
    listen: (onHistory) => {
      listeners.push(onHistory);
      return stop;
    },
  });
});

const network = networkById('ethereum');
const MINE = transaction().from_address;
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const listenToCoin = (address?: string) =>
  listenToTokenTransactions('alice', { network, contract: undefined, address }, 2)(onData, onError);
const coin = (id: string) => transaction({ id, nonce: Number(id) });
/** Rows of a token with the symbol ETH. */
const token = (id: string) => transaction({ id, nonce: Number(id), contract_address: CONTRACT });
/** Unverified transfer. */
const dust = (id: string) =>
  transaction({
    id,
    type: 'receive',
    from_address: OTHER,
    to_address: MINE,
    contract_address: CONTRACT,
    tx_hash: `0x${id.padStart(64, '0')}`,
    is_unverified: true,
  });

function hear(
  transactions: readonly Transaction[],
  older: History['older'],
  {
    unreadable = 0,
    confirmedAt,
    feed = 0,
  }: { unreadable?: number; confirmedAt?: number; feed?: number } = {},
) {
  listeners[feed]?.({ transactions, older, unreadable, ...(confirmedAt !== undefined && { confirmedAt }) });
}
/** The same for all swaps, which are searched for a coin or token after the records with its name. */
const reportSwaps = (transactions: readonly Transaction[], feed = 1) =>
  hear(transactions, 'none', { feed, confirmedAt: 9 });
const shown = () => onData.mock.lastCall?.[0].records.map(({ id }) => id);

test("queries the records of the network with its coin's symbol, and stops on request", () => {
  const end = listenToCoin();
  expect(vi.mocked(historyFeed).mock.calls).toEqual([
    ['alice', { network: 'ethereum', token_symbol: 'ETH' }, 2, 200],
    ['alice', { type: 'swap' }, 2, 200],
  ]);
  end();
  expect(stop).toHaveBeenCalledTimes(2);
});

// Regression: the newest records were counted before those of tokens were removed, so that a token called ETH with 20 transfers left the
// coin's page with 'No transactions yet'.
test("tokens with the coin's symbol hide none of its rows, however many they are", () => {
  listenToCoin();
  reportSwaps([]);
  hear([token('9'), token('8')], 'available');
  expect(loadOlder).toHaveBeenCalledTimes(1);
  hear([token('9'), token('8')], 'loading');
  expect(onData).not.toHaveBeenCalled();
  hear([token('9'), token('8'), token('7'), coin('6')], 'available');
  expect(loadOlder).toHaveBeenCalledTimes(2);
  hear([token('9'), token('8'), token('7'), coin('6'), coin('5'), coin('4')], 'available');
  expect(loadOlder).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual(['6', '5']);
});

test('shows available rows while older ones load, and when that is all', () => {
  listenToCoin();
  reportSwaps([]);
  hear([coin('9'), token('8')], 'loading');
  expect(shown()).toEqual(['9']);
  expect(onData.mock.lastCall?.[0].isAll).toBe(false);
  hear([coin('9'), token('8')], 'none', { unreadable: 1, confirmedAt: 7 });
  expect(onData.mock.lastCall?.[0]).toEqual({
    records: [coin('9')],
    unreadable: 1,
    isAll: true,
    confirmedAt: 7,
  });
  hear([coin('9'), coin('8'), coin('7')], 'none');
  expect(onData.mock.lastCall?.[0]).toEqual({
    records: [coin('9'), coin('8')],
    unreadable: 0,
    isAll: false,
  });
  hear([], 'none');
  expect(shown()).toEqual([]);
});

test('a failure to load older ones is an error, not an empty list', () => {
  listenToCoin();
  reportSwaps([]);
  hear([token('9'), token('8')], 'failed');
  expect(onData).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledOnce();
  hear([coin('9'), token('8')], 'failed');
  expect(shown()).toEqual(['9']);
});

/** Result on the home. */
const latestShown = () => {
  const [latest] = onData.mock.lastCall ?? [];
  return latest && latestVerified(latest, [], 5);
};
const shownIds = () => latestShown()?.records.map(({ id }) => id);

// Regression: the newest five were counted before unverified ones were removed, so that five dust tokens left an empty card on the home.
test('unverified transfers hide none of the recent ones, of all accounts or of one', () => {
  listenToRecentTransactions('alice')(onData, onError);
  expect(vi.mocked(historyFeed).mock.lastCall).toEqual(['alice', {}, 5, 200]);
  const five = ['9', '8', '7', '6', '5'].map(dust);
  hear(five, 'available');
  expect(loadOlder).toHaveBeenCalledOnce();
  expect(onData).not.toHaveBeenCalled();
  hear([...five, coin('4')], 'none');
  expect(shownIds()).toEqual(['4']);

  listenToAccountTransactions('alice', MINE, 5)(onData, onError);
  hear([coin('4')], 'none', { feed: 1 });
  hear(five, 'available', { feed: 2 });
  expect(loadOlder).toHaveBeenCalledTimes(2);
  hear([...five, transaction({ ...dust('3'), is_unverified: undefined })], 'none', { feed: 2 });
  expect(shownIds()).toEqual(['4', '3']);
  expect(latestShown()?.isAll).toBe(true);
});

test('is empty where all are unverified, once all are read', () => {
  listenToRecentTransactions('alice')(onData, onError);
  hear([dust('9')], 'none');
  expect(latestShown()).toEqual({ records: [], unreadable: 0, isAll: true });
});

// Regression: the page of a coin or token listed what all accounts had moved below the balance of one.
test("for an account's coin or token, lists what that account sent or received, however much others have moved", () => {
  const sent = (id: string, from: string) => transaction({ id, nonce: Number(id), from_address: from });
  const came = (id: string, to: string) =>
    transaction({ id, type: 'receive', from_address: MINE, to_address: to });
  listenToCoin(OTHER.toLowerCase());
  reportSwaps([]);
  hear([sent('9', MINE), sent('8', MINE)], 'available');
  expect(loadOlder).toHaveBeenCalledOnce();
  hear([sent('9', MINE), sent('8', MINE), sent('7', OTHER), came('6', OTHER), came('5', MINE)], 'none');
  expect(shown()).toEqual(['7', '6']);
  listenToCoin(MINE);
  reportSwaps([], 3);
  hear([sent('9', MINE), sent('7', OTHER), came('6', OTHER), came('5', MINE)], 'none', { feed: 2 });
  expect(shown()).toEqual(['9', '5']);
});

test('for a token, lists everything that moved it, including from before it was added; transfers of zero are left out', () => {
  const listen = listenToTokenTransactions('alice', { network, contract: CONTRACT, address: MINE }, 20);
  listen(onData, onError);
  expect(vi.mocked(historyFeed).mock.calls[0]).toEqual([
    'alice',
    { network: 'ethereum', contract_address: CONTRACT },
    20,
    200,
  ]);
  reportSwaps([]);
  hear([token('9'), dust('8'), { ...dust('7'), amount: '0' }], 'none');
  expect(shown()).toEqual(['9', '8']);
  listenToCoin(MINE);
  reportSwaps([], 3);
  hear([coin('9'), { ...dust('8'), contract_address: undefined, amount: '0' }], 'none', { feed: 2 });
  expect(shown()).toEqual(['9']);
});

// Regression: a token's own page had no row for the swap that bought it.
test('a swap is among the rows of what it sold and bought, once, and in its place', () => {
  const at = (id: string, minute: number, changes: Partial<Transaction> = {}) =>
    transaction({ id, nonce: minute, time: new Date(2026, 0, 1, 12, minute), ...changes });
  const moved = (contract_address?: string) =>
    [
      { kind: contract_address === undefined ? 'coin' : 'erc20', units: '1', contract_address },
    ] as Transaction['left'];
  const swap = (id: string, minute: number, left: string | undefined, came: string | undefined) =>
    at(id, minute, { type: 'swap', contract_address: left, left: moved(left), came: moved(came) });
  const STRANGER = `0x${'9'.repeat(40)}`;
  const swaps = [
    swap('sold', 8, CONTRACT, undefined),
    swap('bought', 6, undefined, CONTRACT.toLowerCase()),
    swap('other', 5, STRANGER, undefined),
    transaction({ ...swap('elsewhere', 4, STRANGER, CONTRACT), network: 'base' }),
    transaction({ ...swap("another's", 3, STRANGER, CONTRACT), from_address: OTHER }),
    at('waits', 2, { type: 'swap', contract_address: STRANGER, left: undefined, came: undefined }),
    at('through', 1, { type: 'swap', contract_address: STRANGER, left: moved(CONTRACT), came: moved() }),
  ];
  const listen = (contract: string | undefined, count: number) =>
    listenToTokenTransactions('alice', { network, contract, address: MINE }, count)(onData, onError);

  listen(CONTRACT, 20);
  hear([swap('sold', 8, CONTRACT, undefined), at('sent', 7, { contract_address: CONTRACT })], 'none', {
    confirmedAt: 5,
  });
  expect(onData).not.toHaveBeenCalled();
  reportSwaps(swaps);
  expect(shown()).toEqual(['sold', 'sent', 'bought', 'through']);
  expect(onData.mock.lastCall?.[0]).toMatchObject({ isAll: true, confirmedAt: 5 });

  listen(undefined, 2);
  hear([swap('bought', 6, undefined, CONTRACT)], 'none', { feed: 2 });
  reportSwaps(swaps, 3);
  expect(shown()).toEqual(['sold', 'bought']);
  expect(onData.mock.lastCall?.[0].isAll).toBe(false);
});
