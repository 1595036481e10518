import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transaction } from '../../features/transactions/testing/transaction.ts';
import { lastKnownHome, type LastKnownHome } from './lastKnownHome.ts';
import { storeSession } from '../../testing/storeSession.ts';

const KEY = 'lastKnownHome';
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const DAY = 24 * 60 * 60_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

function homeOf(userId: string, changes: Partial<LastKnownHome> = {}): LastKnownHome {
  return {
    version: 1,
    userId,
    primary: { address: ADDRESS, watch_only: false },
    balance: {
      networkId: 'ethereum',
      wei: '1500000000000000000',
      price: { usd: 3000, isSample: false },
      at: NOW,
    },
    tokens: [
      {
        id: 'token',
        token_name: 'USD Coin',
        token_symbol: 'USDC',
        contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        network: 'ethereum',
        icon: '',
        held: { amount: '2500000', decimals: 6, at: NOW },
      },
    ],
    transactions: { rows: [{ ...rowOf(), time: NOW - DAY }], at: NOW },
    ...changes,
  };
}

function rowOf() {
  const { id, type, status, amount, token_symbol, from_address, to_address, network } = transaction();
  return { id, type, status, amount, token_symbol, from_address, to_address, network };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  storeSession('alice');
});
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const saved = () => window.localStorage.getItem(KEY);
/** Changes the stored data from outside. */
function tamper(change: (home: Record<string, unknown>) => unknown) {
  lastKnownHome.store(homeOf('alice'));
  window.localStorage.setItem(
    KEY,
    JSON.stringify(change(JSON.parse(saved() ?? '') as Record<string, unknown>)),
  );
}

test('stored data is read back for its user', () => {
  lastKnownHome.store(homeOf('alice'));
  expect(lastKnownHome.read('alice')).toEqual(homeOf('alice'));
});

test('another user gets nothing, and the data is removed', () => {
  lastKnownHome.store(homeOf('alice'));
  expect(lastKnownHome.read('bob')).toBeUndefined();
  expect(saved()).toBeNull();
});

test.each([
  ['nobody', undefined],
  ['somebody else', 'bob'],
])('stores nothing of a user while this browser has the session of %s', (_, stored) => {
  window.localStorage.clear();
  if (stored !== undefined) storeSession(stored);
  lastKnownHome.store(homeOf('alice'));
  expect(saved()).toBeNull();
});

test('stores no more than the home shows', () => {
  const { balance, tokens = [], transactions } = homeOf('alice');
  const whole = { ...transaction({ signed_transaction: '0x02', nonce: 7, gas_fee: '0.1' }), time: NOW };
  lastKnownHome.store({
    ...homeOf('alice'),
    ...{ email: 'alice@example.com' },
    primary: { address: ADDRESS, watch_only: false, ...{ derivation_index: 3, user_id: 'alice' } },
    balance,
    tokens: tokens.map((token) => ({ ...token, user_id: 'alice', usd_value: '0' })),
    transactions: { rows: [whole], at: transactions?.at ?? NOW },
  });
  expect(lastKnownHome.read('alice')).toEqual(
    homeOf('alice', { transactions: { rows: [{ ...rowOf(), time: NOW }], at: NOW } }),
  );
  expect(saved()).not.toMatch(/example\.com|derivation|signed|nonce|gas_fee|tx_hash|user_id|usd_value/);
});

describe('a figure of more than a week ago is not shown', () => {
  test('nor one in the future; and without any, nothing remains in storage', () => {
    lastKnownHome.store(homeOf('alice'));
    vi.setSystemTime(NOW + 7 * DAY - 1);
    expect(lastKnownHome.read('alice')).toEqual(homeOf('alice'));
    for (const time of [NOW + 7 * DAY, NOW - 1]) {
      vi.setSystemTime(NOW);
      lastKnownHome.store(homeOf('alice'));
      vi.setSystemTime(time);
      expect(lastKnownHome.read('alice')).toBeUndefined();
      expect(saved()).toBeNull();
    }
  });

  test('and the others remain', () => {
    lastKnownHome.store(homeOf('alice', { transactions: { rows: [], at: NOW - 6 * DAY } }));
    vi.setSystemTime(NOW + 2 * DAY);
    expect(lastKnownHome.read('alice')).toEqual(homeOf('alice', { transactions: undefined }));
  });
});

describe('malformed data', () => {
  test.each<[string, (home: Record<string, unknown>) => unknown]>([
    ['of another version', (home) => ({ ...home, version: 2 })],
    ['without a user', ({ userId, ...home }) => [userId, home]],
    ['with an address that is none', (home) => ({ ...home, primary: { address: '0x1', watch_only: false } })],
    ['no object', () => 'home'],
  ])('%s, all of it is thrown away', (_, change) => {
    tamper(change);
    expect(lastKnownHome.read('alice')).toBeUndefined();
    expect(saved()).toBeNull();
  });

  test('no JSON, it is thrown away', () => {
    window.localStorage.setItem(KEY, '{');
    expect(lastKnownHome.read('alice')).toBeUndefined();
    expect(saved()).toBeNull();
  });

  test.each([
    ['wei', '-1'],
    ['wei', '1.5'],
    ['wei', 1],
    ['wei', '9'.repeat(79)],
    ['at', String(NOW)],
    ['price', { usd: -1, isSample: false }],
    ['price', { usd: '3000', isSample: false }],
  ])('drops only a balance with the %s %j', (field, value) => {
    tamper((home) => ({ ...home, balance: { ...(home['balance'] as object), [field]: value } }));
    expect(lastKnownHome.read('alice')).toEqual(homeOf('alice', { balance: undefined }));
  });

  test('drops only a total without the source of its prices', () => {
    const total = { usd: '12.5', at: NOW, isSample: true };
    tamper((home) => ({ ...home, total }));
    expect(lastKnownHome.read('alice')).toEqual(homeOf('alice', { total }));
    tamper((home) => ({ ...home, total: { usd: '12.5', at: NOW } }));
    expect(lastKnownHome.read('alice')?.total).toBeUndefined();
  });

  test.each([
    ['amount', '1,5'],
    ['status', 'done'],
    ['time', 'yesterday'],
  ])('drops only transactions with the %s %j', (field, value) => {
    tamper((home) => ({
      ...home,
      transactions: { rows: [{ ...rowOf(), [field]: value }], at: NOW },
    }));
    expect(lastKnownHome.read('alice')).toEqual(homeOf('alice', { transactions: undefined }));
  });
});
