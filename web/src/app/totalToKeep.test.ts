// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { describe, expect, test } from 'vitest';
import { totalToKeep } from './totalToKeep.ts';

const worth = { usd: '12.5', isPartial: false, oldestMs: 0, lone: [] };
const holdings = { isLoading: false, failed: [], isSample: false };
const NOW = 1_000_000;

test('a whole total is kept, with the time of the oldest figure in it', () => {
  expect(totalToKeep(worth, holdings, NOW)).toEqual({ usd: '12.5', at: NOW, isSample: false });
  expect(totalToKeep({ ...worth, oldestMs: 40_000 }, holdings, NOW)).toEqual({
    usd: '12.5',
    at: NOW - 40_000,
    isSample: false,
  });
});

test('it is kept with whether it is of sample prices', () => {
  expect(totalToKeep(worth, { ...holdings, isSample: true }, NOW)?.isSample).toBe(true);
});

describe('no total is kept', () => {
  test('of which something is missing, or may be', () => {
    expect(totalToKeep({ ...worth, isPartial: true }, holdings, NOW)).toBeUndefined();
    expect(totalToKeep({ ...worth, usd: undefined }, holdings, NOW)).toBeUndefined();
    expect(totalToKeep(worth, { ...holdings, isLoading: true }, NOW)).toBeUndefined();
  });

  test("of which a figure is one node's word, which nothing would say later", () => {
    expect(totalToKeep({ ...worth, lone: [networks[0]] }, holdings, NOW)).toBeUndefined();
  });

  test('while a network did not answer when it was asked last', () => {
    expect(totalToKeep(worth, { ...holdings, failed: [networks[0]] }, NOW)).toBeUndefined();
  });
});
