// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { describe, expect, test } from 'vitest';
import { totalToKeep } from './totalToKeep.ts';

const worth = { usd: '12.5', isPartial: false };
const holdings = { isLoading: false, failed: [] };
const NOW = 1_000_000;

test('a whole total is kept, with its time', () => {
  expect(totalToKeep(worth, holdings, NOW)).toEqual({ usd: '12.5', at: NOW });
});

describe('no total is kept', () => {
  test('of which something is missing, or may be', () => {
    expect(totalToKeep({ ...worth, isPartial: true }, holdings, NOW)).toBeUndefined();
    expect(totalToKeep({ ...worth, usd: undefined }, holdings, NOW)).toBeUndefined();
    expect(totalToKeep(worth, { ...holdings, isLoading: true }, NOW)).toBeUndefined();
  });

  test('while a network did not answer when it was asked last', () => {
    expect(totalToKeep(worth, { ...holdings, failed: [networks[0]] }, NOW)).toBeUndefined();
  });
});
