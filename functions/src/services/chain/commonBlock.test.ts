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
  ['fast blocks, one that is a hundred behind and no more', [1_000, 1_000, 1_000, 900, 899], 0.25, 900],
])('of %s', (_, numbers, blockSeconds, block) => {
  expect(commonBlock(numbers, blockSeconds)).toBe(block);
});
