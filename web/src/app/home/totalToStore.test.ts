// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { describe, expect, test } from 'vitest';
import { totalToStore } from './totalToStore.ts';

const worth = { usd: '12.5', isPartial: false, oldestMs: 0, lone: [] };
const holdings = { isLoading: false, failed: [], isSample: false };
const NOW = 1_000_000;

test('stores a complete total, with the time of its oldest figure', () => {
  expect(totalToStore(worth, holdings, NOW)).toEqual({ usd: '12.5', at: NOW, isSample: false });
  expect(totalToStore({ ...worth, oldestMs: 40_000 }, holdings, NOW)).toEqual({
    usd: '12.5',
    at: NOW - 40_000,
    isSample: false,
  });
});

test('stores whether its prices are examples', () => {
  expect(totalToStore(worth, { ...holdings, isSample: true }, NOW)?.isSample).toBe(true);
});

describe('stores no total', () => {
  test('that is incomplete, or may be', () => {
    expect(totalToStore({ ...worth, isPartial: true }, holdings, NOW)).toBeUndefined();
    expect(totalToStore({ ...worth, usd: undefined }, holdings, NOW)).toBeUndefined();
    expect(totalToStore(worth, { ...holdings, isLoading: true }, NOW)).toBeUndefined();
  });

  test("of which a figure is one node's word, which nothing would say later", () => {
    expect(totalToStore({ ...worth, lone: [networks[0]] }, holdings, NOW)).toBeUndefined();
  });

  test("while a network's last request had no answer", () => {
    expect(totalToStore(worth, { ...holdings, failed: [networks[0]] }, NOW)).toBeUndefined();
  });
});
