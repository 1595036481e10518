// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { dashboardStats } from './dashboardStats.ts';
import { record } from './testing/record.ts';

const NOW = new Date('2025-06-15T12:00:00Z');

function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * 86_400_000);
}

function stats(...records: Parameters<typeof dashboardStats>[0]) {
  const [transactions, sent, received, tokens] = dashboardStats(records, NOW);
  return { transactions, sent, received, tokens };
}

const real = (text: string, exact = text) => ({ text, exact, isTest: false });
const test_ = (text: string) => ({ text, exact: text, isTest: true });

test('a new user has the four required zeros and no change', () => {
  expect(dashboardStats([], NOW)).toEqual(
    (
      [
        ['activity.stat.transactions', false],
        ['activity.stat.sent', true],
        ['activity.stat.received', true],
        ['activity.stat.tokens', false],
      ] as const
    ).map(([title, isAmount]) => ({
      title,
      isAmount,
      value: real('0'),
      others: [],
      change: '0',
      exactChange: '0',
      trend: 'neutral',
    })),
  );
});

describe('amounts', () => {
  test('of one coin add up exactly', () => {
    const { sent } = stats(record({ amount: '0.1' }), record({ amount: '0.2' }));
    expect(sent).toMatchObject({ value: real('0.3 ETH'), others: [], change: '+0.3 ETH', trend: 'up' });
  });

  test('of different coins, networks and contracts are never added', () => {
    const usdt = { token_symbol: 'USDT', contract_address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' };
    const { sent, tokens } = stats(
      record({ network: 'polygon-amoy', token_symbol: 'MATIC', amount: '3' }),
      record({ network: 'polygon', token_symbol: 'MATIC', amount: '2' }),
      record({ ...usdt, amount: '5' }),
      record({ ...usdt, amount: '6' }),
      // Another contract with the same symbol, and one with the symbol ETH.
      record({ ...usdt, contract_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', amount: '7' }),
      record({ contract_address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', amount: '8' }),
      record({ amount: '1' }),
    );
    expect(sent?.value).toEqual(real('11 USDT'));
    expect(sent?.others).toHaveLength(5);
    expect(sent?.others).toEqual(
      expect.arrayContaining([real('1 ETH'), real('8 ETH'), real('7 USDT'), real('2 MATIC')]),
    );
    expect(sent?.others.at(-1)).toEqual(test_('3 MATIC'));
    expect(tokens?.value).toEqual(real('6'));
  });

  test('count once they are confirmed', () => {
    const { transactions, sent } = stats(
      record({ status: 'pending' }),
      record({ status: 'failed' }),
      record({ amount: '1' }),
    );
    expect(sent?.value).toEqual(real('1 ETH'));
    expect(transactions?.value).toEqual(real('3'));
  });

  test('of incoming transfers are received; a swap is neither', () => {
    const { sent, received } = stats(record({ type: 'receive', amount: '4' }), record({ type: 'swap' }));
    expect(received?.value).toEqual(real('4 ETH'));
    expect(sent?.value).toEqual(real('0'));
  });
});

test('an approval moves nothing and adds no figure', () => {
  const approval = record({ amount: '0', token_symbol: 'USDC', contract_address: '0x1' });
  const { sent } = stats(record({ amount: '1' }), approval);
  expect(sent).toMatchObject({ value: real('1 ETH'), others: [] });
});

describe('the change compares the last 30 days with the 30 days before', () => {
  test('fewer and less is down', () => {
    const { transactions, sent } = stats(
      record({ amount: '0.5', time: daysAgo(1) }),
      record({ amount: '0.4', time: daysAgo(31) }),
      record({ amount: '0.3', time: daysAgo(59) }),
      record({ amount: '9', time: daysAgo(61) }),
    );
    expect(transactions).toMatchObject({ value: real('4'), change: '−1', trend: 'down' });
    expect(sent).toMatchObject({ value: real('10.2 ETH'), change: '−0.2 ETH', trend: 'down' });
  });

  test('as much as before is neutral', () => {
    const { transactions, sent, tokens } = stats(
      record({ time: daysAgo(29) }),
      record({ time: daysAgo(31) }),
    );
    for (const stat of [transactions, sent, tokens])
      expect(stat).toMatchObject({ change: '0', trend: 'neutral' });
  });

  test('a record without a time counts as today', () => {
    expect(stats(record({ time: undefined })).transactions).toMatchObject({ change: '+1', trend: 'up' });
  });
});

test('unverified transfers count nowhere', () => {
  const { transactions, received, tokens } = stats(
    record({ type: 'receive', amount: '1' }),
    record({ type: 'receive', amount: '1000', is_unverified: true, contract_address: `0x${'1'.repeat(40)}` }),
  );
  expect([transactions?.value.text, received?.value.text, tokens?.value.text]).toEqual(['1', '1 ETH', '1']);
  expect(received?.others).toEqual([]);
});
