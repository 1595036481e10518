// @vitest-environment node
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { expect, test } from 'vitest';
import { record } from './testing/record.ts';
import { valueHistory, type Holding } from './valueHistory.ts';

const NOW = new Date('2025-06-15T12:00:00Z');

const eth = (coins: string, usd = 2000): Holding => ({
  networkId: 'ethereum',
  wei: parseAmount(coins),
  usd,
  usdAt: () => usd,
});

function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * 86_400_000);
}

function values(records: Parameters<typeof valueHistory>[0], ...holdings: Holding[]): string[] {
  return valueHistory(records, holdings, NOW).points.map(({ usd }) => Number(usd).toFixed(2));
}

test('a transfer today: the value a day ago and now', () => {
  const sent = record({ amount: '0.25', fee_paid: '0.05', time: daysAgo(0.1) });
  expect(values([sent], eth('1'))).toEqual(['2600.00', '2000.00']);
});

test('goes back to a day before the first transfer, at most 30 days', () => {
  expect(values([record({ time: daysAgo(3) })], eth('1'))).toHaveLength(5);
  const { points } = valueHistory([record({ time: daysAgo(90) })], [eth('1')], NOW);
  expect(points).toHaveLength(31);
  expect(points[0]?.time).toEqual(daysAgo(30));
  expect(points.at(-1)?.time).toEqual(NOW);
});

test('a swap moves the coin amount in its logs, once; without logs the signed amount', () => {
  const swap = { type: 'swap', amount: '0.25', fee_paid: '0.05', time: daysAgo(0.1) } as const;
  const coin = (coins: string) => [{ kind: 'coin', units: parseAmount(coins).toString() } as const];
  const usdc = [{ kind: 'erc20', contract_address: '0x1', units: '7' } as const];
  const paid = record({ ...swap, left: coin('0.2'), came: usdc });
  expect(values([paid], eth('1'))).toEqual(['2500.00', '2000.00']);
  const got = record({ ...swap, amount: '7', contract_address: '0x1', left: usdc, came: coin('0.3') });
  expect(values([got], eth('1'))).toEqual(['1500.00', '2000.00']);
  expect(values([record(swap)], eth('1'))).toEqual(['2600.00', '2000.00']);
  expect(values([record({ ...swap, status: 'failed' })], eth('1'))).toEqual(['2100.00', '2000.00']);
});

test('transfers on several days are steps', () => {
  const records = [
    record({ amount: '1', fee_paid: '0', time: daysAgo(0.5) }),
    record({ amount: '2', fee_paid: '0', time: daysAgo(1.5) }),
  ];
  expect(values(records, eth('1'))).toEqual(['8000.00', '4000.00', '2000.00']);
});

test('values networks at their own prices, to the cent', () => {
  const matic: Holding = { networkId: 'polygon', wei: parseAmount('3'), usd: 0.333, usdAt: () => 0.333 };
  const sent = record({
    network: 'polygon',
    token_symbol: 'MATIC',
    amount: '1',
    fee_paid: '0',
    time: daysAgo(0.1),
  });
  expect(values([sent], eth('1', 0.01), matic)).toEqual(['1.34', '1.01']);
});

test('a failed or token transfer costs only the fee; a pending one costs nothing yet', () => {
  const fee = { fee_paid: '0.1', time: daysAgo(0.1) };
  expect(values([record({ ...fee, status: 'failed' })], eth('1'))).toEqual(['2200.00', '2000.00']);
  expect(values([record({ ...fee, contract_address: '0x1' })], eth('1'))).toEqual(['2200.00', '2000.00']);
  expect(values([record({ ...fee, status: 'pending' })], eth('1'))).toEqual(['2000.00', '2000.00']);
});

test('uses the estimate for a fee that was not recorded', () => {
  expect(values([record({ amount: '0', gas_fee: '0.5', time: daysAgo(0.1) })], eth('1'))).toEqual([
    '3000.00',
    '2000.00',
  ]);
});

test('a transfer to oneself reduces nothing but the fee', () => {
  const { from_address } = record();
  const sent = record({ to_address: from_address.toLowerCase(), fee_paid: '0', time: daysAgo(0.1) });
  expect(values([sent], eth('1'))).toEqual(['2000.00', '2000.00']);
});

test('a received amount was absent before, and no balance is negative', () => {
  const received = record({ type: 'receive', amount: '0.25', time: daysAgo(0.1) });
  expect(values([received], eth('1'))).toEqual(['1500.00', '2000.00']);
  expect(values([received], eth('0.1'))).toEqual(['0.00', '200.00']);
});

test('leaves out networks without a market', () => {
  const sepolia = record({ network: 'sepolia', token_symbol: 'SepoliaETH', time: daysAgo(5) });
  expect(values([sepolia, record({ fee_paid: '0', time: daysAgo(0.1) })], eth('1'))).toEqual([
    '2500.00',
    '2000.00',
  ]);
});

test('each day is valued at its own price', () => {
  const sent = record({ amount: '1', fee_paid: '0', time: daysAgo(1.5) });
  const prices = new Map([
    [daysAgo(2).getTime(), 1000],
    [daysAgo(1).getTime(), 3000],
  ]);
  const ether = { ...eth('1'), usdAt: (time: number) => prices.get(time) };
  expect(values([sent], ether)).toEqual(['2000.00', '3000.00', '2000.00']);
});

test('a coin without a price for a day it was held is left out of the line and named, and has a value now', () => {
  const sent = record({ fee_paid: '0', time: daysAgo(0.1) });
  const matic: Holding = { networkId: 'polygon', wei: parseAmount('10'), usd: 0.5, usdAt: () => undefined };
  const history = valueHistory([sent], [eth('1'), matic], NOW);
  expect(history.points.map(({ usd }) => usd)).toEqual(['2500', '2000']);
  expect(history.leftOut).toEqual(['polygon']);
  expect(history.usd).toBe('2005');
});

test('a day without holdings needs no price', () => {
  const received = record({ type: 'receive', amount: '1', time: daysAgo(0.1) });
  expect(values([received], { ...eth('1'), usdAt: () => undefined })).toEqual(['0.00', '2000.00']);
});

test('draws no line without past prices', () => {
  const history = valueHistory([record()], [{ ...eth('1'), usdAt: () => undefined }], NOW);
  expect(history).toEqual({ usd: '2000', points: [], leftOut: ['ethereum'] });
});
