import { expect, it } from 'vitest';
import { commonBlock } from './commonBlock.ts';

it.each([
  ['no node', [], 12, undefined],
  ['one node', [7], 12, 7],
  ['two nodes, the one that is behind', [100, 98], 12, 98],
  ['two nodes, none far below the other', [100, 3], 12, 100],
  ['two nodes, one far above the other', [100, 2 ** 53 - 1], 12, 2 ** 53 - 1],
  ['three nodes, the one that is behind', [100, 98, 101], 12, 98],
  ['three nodes, none far below the others', [100, 3, 101], 12, 100],
  ['three nodes, none far above the others', [100, 2 ** 53 - 1, 98], 12, 98],
  ['fast blocks, one that is a minute behind and no more', [1_000, 1_000, 1_000, 760, 759], 0.25, 760],
])('of %s', (_, numbers, blockSeconds, block) => {
  expect(commonBlock(numbers, blockSeconds)).toBe(block);
});

it.each([
  ['slow blocks, one that is two behind', [100, 98], 12, 98],
  ['slow blocks, one that is three behind', [100, 97], 12, 100],
  ['fast blocks, one that is as far behind', [100, 76], 0.25, 76],
  ['fast blocks, one that is further behind', [100, 75], 0.25, 100],
])('of %s, at most six seconds behind', (_, numbers, blockSeconds, block) => {
  expect(commonBlock(numbers, blockSeconds, 6_000)).toBe(block);
});
