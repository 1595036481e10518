import { expect, test } from 'vitest';
import { isWanted } from './isWanted.ts';

const event = { network: 'sepolia', type: 'transfer.coin' };

test.each([
  [null, null, true],
  [['sepolia'], ['transfer.coin', 'transfer.nft'], true],
  [['mainnet'], null, false],
  [null, ['transfer.nft'], false],
  [[], null, false],
])('networks %j and types %j: %s', (networks, types, expected) => {
  expect(isWanted({ networks, types }, event)).toBe(expected);
});
