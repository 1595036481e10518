import { describe, expect, it } from 'vitest';
import { chooseRoute, largestRoute, WORTH_OF_GAS } from './chooseRoute.ts';

const route = (
  amountOut: bigint,
  gas: bigint,
  pools = 1,
  agreement: 'agreed' | 'unconfirmed' = 'agreed',
) => ({
  agreement,
  candidate: { pools: Array.from({ length: pools }, (_, place) => `0x${place}`) },
  estimate: { amountOut, gas },
});

describe('a route', () => {
  it.each([
    ['brings more after its gas', 1_000_000n, 998_001n, 1n],
    ['brings less after its gas', 1_000_000n, 970_000n, 1n],
    ['gives up all that it may', 1_000_000n, 995_000n, 10n ** 9n],
    ['would give up more than it may', 1_000_000n, 994_999n, 10n ** 9n],
    ['is close, and gas has no known worth', 1_000_000n, 999_980n, undefined],
    ['is not close, and gas has no known worth', 1_000_000n, 999_979n, undefined],
    ['saves gas that is free', 1_000_000n, 999_999n, 0n],
  ])('with one pool instead of two: %s', (words, most, less, worth) => {
    const [two, one] = [route(most, 170_000n, 2), route(less, 100_000n)];
    const chosen = chooseRoute([two, one], worth === undefined ? worth : (worth * WORTH_OF_GAS) / 35n);
    const isOne = /^(brings more|gives up|is close)/.test(words);
    expect(chosen).toBe(isOne ? one : two);
    expect(largestRoute([one, two])).toBe(two);
  });

  it('that nodes agree on is chosen before one that they do not', () => {
    const [alone, agreed] = [route(9n, 1n, 1, 'unconfirmed'), route(1n, 500_000n, 2)];
    expect(chooseRoute([alone, agreed], 1n)).toBe(agreed);
    expect(largestRoute([alone, agreed])).toBe(agreed);
    expect(largestRoute([alone])).toBe(alone);
  });

  it('is not taken to need less gas than a pool does', () => {
    const [most, lie] = [route(1_000_000n, 100_000n), route(999_000n, 0n)];
    expect(chooseRoute([most, lie], WORTH_OF_GAS / 50n)).toBe(most);
    expect(chooseRoute([most, lie], WORTH_OF_GAS / 39n)).toBe(lie);
  });

  it('of several with the same output has the fewest pools and the least gas', () => {
    const best = route(10n, 90_000n);
    const all = [route(10n, 80_000n, 2), route(10n, 100_000n), best];
    expect(largestRoute(all)).toBe(best);
    expect(chooseRoute(all, 0n)).toBe(best);
  });
});

/** Held for any figures: nothing is given up beyond the gas that is saved, and half a percent. */
it('gives up no more than the gas that it saves', () => {
  const seen = new Set<boolean>();
  for (let round = 1n; round <= 2_000n; round += 1n) {
    const digit = (place: bigint) => (round * round * 7_919n + place * 104_729n * round) % 1_009n;
    const routes = [1n, 2n, 3n, 4n].map((place) =>
      route(10n ** 6n + digit(place) * 10n, 60_000n * place + digit(place + 9n) * 60n, Number(place)),
    );
    const worth = (digit(20n) * WORTH_OF_GAS) / 3_000n;
    const [chosen, largest] = [chooseRoute(routes, worth), largestRoute(routes)];
    if (!chosen || !largest) expect.unreachable();
    const given = largest.estimate.amountOut - chosen.estimate.amountOut;
    const saved = ((largest.estimate.gas - chosen.estimate.gas) * worth) / WORTH_OF_GAS;
    expect(given <= saved + 1n && given * 200n <= largest.estimate.amountOut).toBe(true);
    seen.add(given > 0n);
  }
  expect(seen.size).toBe(2);
});
