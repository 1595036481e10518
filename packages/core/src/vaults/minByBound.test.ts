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
  ['nothing without a bound', undefined, 1_000n, undefined],
  ['nothing where no more may be lost than was seen', 1n, 1_000n, undefined],
  ['undefined where as much was lost', 51n, 995n, undefined],
  ['what the bytes let come where more came', 9_999n, 1_000n, 0n],
  ['what the bytes let come where a little more than half a percent may be lost', 200n, 1_000n, 980n],
])('is %s', (_, bound, received, expected) => {
  expect(minByBound({ asset, assets: 1_000n }, receiving(received), bound)).toBe(expected);
});
