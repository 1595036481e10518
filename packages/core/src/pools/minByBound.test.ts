import { expect, test } from 'vitest';
import { minByBound } from './minByBound.ts';

const asset = `0x${'a1'.repeat(20)}`;
const receiving = (units: bigint) => ({
  movements: [
    {
      kind: 'erc20' as const,
      contract: asset,
      tokenId: null,
      units: units.toString(),
      word: 'verified' as const,
      isLogDifferent: false,
    },
  ],
});

test.each([
  ['undefined without a bound', undefined, 1_000n, undefined],
  ['undefined if the bound allows no more loss than simulated', 1n, 1_000n, undefined],
  ['undefined where as much was lost', 51n, 995n, undefined],
  ['the signed minimum if more was simulated', 9_999n, 1_000n, 0n],
  ['the signed minimum if a little more than half a percent may be lost', 200n, 1_000n, 980n],
])('is %s', (_, bound, received, expected) => {
  expect(minByBound({ asset, assets: 1_000n }, receiving(received), bound)).toBe(expected);
});
