import { expect, test } from 'vitest';
import confusables from 'unhomoglyph/data.json' with { type: 'json' };
import { hostConfusables } from './hostConfusables.ts';
import { hostSkeleton } from './hostSkeleton.ts';

test.each([
  ['unisw\u0430p.org', 'uniswap.org'],
  ['uniswáp.org', 'uniswap.org'],
  ['\u0430\u0440\u0440.\u0430\u0430v\u0435.com', 'app.aave.com'],
  ['0pensea.io', 'opensea.io'],
  ['ba1ancer.fi', 'balancer.fi'],
  ['rnorpho.org', 'morpho.org'],
  ['svvap.cow.fi', 'swap.cow.fi'],
  ['øpensea.io', 'opensea.io'],
  ['uniswap.org', 'uniswap.org'],
])('%s is like %s', (one, other) => {
  expect(hostSkeleton(one)).toBe(hostSkeleton(other));
});

/** All that `hostConfusables` states, from the data of UTS 39. */
test('has all confusable letters of host names', () => {
  const expected: Record<string, string> = {};
  for (const [character, target] of Object.entries<string>(confusables)) {
    const plain = target.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const isInHosts =
      /^[^\0-\x7f]$/u.test(character) &&
      /[\p{L}\p{N}]/u.test(character) &&
      character.normalize('NFKC').toLowerCase() === character;
    if (isInHosts && /^[a-z0-9]+$/.test(plain)) expected[plain] = (expected[plain] ?? '') + character;
  }
  expect(hostConfusables).toEqual(expected);
});
