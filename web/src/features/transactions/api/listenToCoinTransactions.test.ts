// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';
import type { Records } from '../../../lib/firebase/Records.ts';
import type { History } from '../History.ts';
import { transaction } from '../testing/transaction.ts';
import type { Transaction } from '../Transaction.ts';
import { historyFeed } from './historyFeed.ts';
import { listenToCoinTransactions } from './listenToCoinTransactions.ts';

vi.mock('./historyFeed.ts', () => ({ historyFeed: vi.fn() }));

let tell: Parameters<Listen<History>>[0];
const loadOlder = vi.fn();
const stop = vi.fn();
const onData = vi.fn<(data: Records<Transaction>) => void>();
const onError = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(historyFeed).mockReturnValue({
    loadOlder,
    listen: (onHistory) => {
      tell = onHistory;
      return stop;
    },
  });
});

const network = networkById('ethereum');
const coin = (id: string) => transaction({ id });
/** Rows of a token that calls itself ETH. */
const token = (id: string) =>
  transaction({ id, contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' });

function hear(transactions: readonly Transaction[], older: History['older'], unreadable = 0) {
  tell({ transactions, older, unreadable });
}
const shown = () => onData.mock.lastCall?.[0].records.map(({ id }) => id);

test("asks for the records of the network with its coin's symbol, and stops when told", () => {
  const end = listenToCoinTransactions('alice', network, 2)(onData, onError);
  expect(historyFeed).toHaveBeenCalledExactlyOnceWith(
    'alice',
    { network: 'ethereum', token_symbol: 'ETH' },
    2,
  );
  end();
  expect(stop).toHaveBeenCalledOnce();
});

// Regression: the newest records were counted before those of tokens were taken out, so that a token called ETH with 20
// transfers left the coin's page saying 'No transactions yet'.
test('tokens that call themselves like the coin hide none of its rows, however many they are', () => {
  listenToCoinTransactions('alice', network, 2)(onData, onError);
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

test('what is there is shown while older ones come, and when they are all', () => {
  listenToCoinTransactions('alice', network, 2)(onData, onError);
  hear([coin('9'), token('8')], 'loading');
  expect(shown()).toEqual(['9']);
  hear([coin('9'), token('8')], 'none', 1);
  expect(onData.mock.lastCall?.[0]).toEqual({ records: [coin('9')], unreadable: 1 });
  hear([], 'none');
  expect(shown()).toEqual([]);
});

test('older ones that do not come are an error, and no empty list', () => {
  listenToCoinTransactions('alice', network, 2)(onData, onError);
  hear([token('9'), token('8')], 'failed');
  expect(onData).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledOnce();
  hear([coin('9'), token('8')], 'failed');
  expect(shown()).toEqual(['9']);
});
