import { expect, test } from 'vitest';
import { maxScanLag } from './maxScanLag.ts';

test.each([
  [0.25, 240],
  [2, 30],
  [12, 5],
  [60, 4],
])('with a block each %d seconds it is %d blocks', (blockSeconds, blocks) => {
  expect(maxScanLag({ blockSeconds })).toBe(blocks);
});
