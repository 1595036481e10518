// @vitest-environment node
import { expect, test } from 'vitest';
import { lendingPools, stakingPools } from './defiPools.ts';
import { findCoin } from './findCoin.ts';

test('names and yields are those of docs/product.md §3', () => {
  const stated = (pools: typeof stakingPools) => pools.map(({ name, apy }) => `${name} ${apy}%`).join(', ');
  expect(stated(stakingPools)).toBe('ETH Staking 4.2%, ETH-USDC LP 12.5%, BTC-ETH LP 18.3%');
  expect(stated(lendingPools)).toBe('USDC 5.8%, DAI 6.2%, ETH 3.5%');
});

test('every pool has a unique id, drawable coins, and a value in whole dollars', () => {
  const pools = [...stakingPools, ...lendingPools];
  expect(new Set(pools.map(({ id }) => id)).size).toBe(pools.length);
  for (const { tokens, tvl } of pools) {
    expect(tokens.map(findCoin)).not.toEqual([]);
    expect(tvl).toMatch(/^\d+$/);
  }
});

test('the levels of risk are Low, Medium and High', () => {
  expect(new Set(stakingPools.map(({ risk }) => risk))).toEqual(new Set(['Low', 'Medium', 'High']));
});
