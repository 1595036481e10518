import { expect, test } from 'vitest';
import { matchedAddresses } from './matchedAddresses.ts';
import { scannedName } from './scannedName.ts';

const sources = [
  { name: 'tokens', readsBlocks: true },
  { name: 'coin', readsBlocks: true },
  { name: 'explorer' },
] as const;

test('are those whose matches and blocks are read equally far', () => {
  const next = {
    [scannedName]: { matched: 1_000, earlier: 1_000, busy: 900 },
    tokens: { matched: 1_000, earlier: 200, busy: 1_000 },
    coin: { matched: 1_000, earlier: 200, busy: 1_000, unknown: 1_000 },
  };
  expect(matchedAddresses({ next }, sources)).toEqual(new Set(['matched']));
});

test('are none where no scanner reads the network', () => {
  expect(matchedAddresses({ next: { coin: { one: 5 } } }, sources)).toEqual(new Set());
});
