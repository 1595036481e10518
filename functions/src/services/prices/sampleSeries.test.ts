import { expect, it } from 'vitest';
import { sampleSeries } from './sampleSeries.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const ether = { usd: 3021.55, change24h: 1.84 };

it('is the same for the same price and moment, and another for another coin', () => {
  expect(sampleSeries('ETH', ether, 7, NOW)).toEqual(sampleSeries('ETH', ether, 7, NOW));
  expect(sampleSeries('BTC', ether, 7, NOW)).not.toEqual(sampleSeries('ETH', ether, 7, NOW));
});

it('begins a day before, lower by the change over 24 hours', () => {
  const [[time, usd] = [0, 0]] = sampleSeries('ETH', ether, 1, NOW);
  expect(time).toBe(NOW - DAY);
  expect(usd).toBeCloseTo(3021.55 / 1.0184, 3);
});

it('leaves a dollar stablecoin at about a dollar', () => {
  const prices = sampleSeries('USDC', { usd: 1, change24h: 0.01 }, 365, NOW).map(([, usd]) => usd);
  expect(Math.min(...prices)).toBeGreaterThan(0.97);
  expect(Math.max(...prices)).toBeLessThan(1.03);
});
