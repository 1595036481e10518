import { AbiCoder } from 'ethers';
import { describe, expect, it } from 'vitest';
import type { AnswerOf } from './Candidate.ts';
import { v3Candidate } from './v3Candidate.ts';

const contracts = {
  factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
};
const [low, middle, high] = ['1', '5', '9'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
];
const coder = AbiCoder.defaultAbiCoder();
const ONE = 1n << 96n;
const LOWEST = 4_295_128_740n;

/** A pool's price, as the square root with 96 fractional bits, and its holdings of each token. */
const answers =
  ({
    root = ONE,
    liquidity = 10n ** 24n,
    held = 10n ** 24n,
    quote,
  }: {
    root?: bigint;
    liquidity?: bigint;
    held?: bigint;
    quote?: string;
  }): AnswerOf =>
  ({ data }) => {
    if (data === '0x3850c7bd') {
      const types = ['uint160', 'int24', 'uint16', 'uint16', 'uint16', 'uint8', 'bool'];
      return root === 0n ? '0x' : coder.encode(types, [root, -1, 0, 1, 1, 0, true]);
    }
    if (data === '0x1a686502') return coder.encode(['uint128'], [liquidity]);
    return data.startsWith('0x70a08231') ? coder.encode(['uint256'], [held]) : (quote ?? null);
  };
const single = (amountOut: bigint, after = ONE) =>
  coder.encode(['uint256', 'uint160', 'uint32', 'uint256'], [amountOut, after, 2, 90_000]);
const double = (amountOut: bigint, after: readonly bigint[]) =>
  coder.encode(['uint256', 'uint160[]', 'uint32[]', 'uint256'], [amountOut, after, [1, 2], 170_000]);

describe('one pool', () => {
  const candidate = v3Candidate(contracts, [low, high], [500], 1_000n);

  it("has the quoter's output, and the price before", () => {
    expect(candidate.estimate(answers({ root: 2n * ONE, quote: single(3_990n) }))).toEqual({
      amountOut: 3_990n,
      price: { numerator: 4n * ONE * ONE, denominator: ONE * ONE },
      gas: 90_000n,
    });
  });

  it('has the price upside down the other way', () => {
    const back = v3Candidate(contracts, [high, low], [500], 1_000n);
    expect(back.estimate(answers({ root: 2n * ONE, quote: single(249n) }))?.price).toEqual({
      numerator: ONE * ONE,
      denominator: 4n * ONE * ONE,
    });
  });

  it.each([
    ['it ran empty on the way', single(990n, LOWEST)],
    ['nothing comes', single(0n)],
    ['the quoter fails', undefined],
    ['the answer is cut', single(990n).slice(0, 130)],
  ])('has nothing if %s', (_, quote) => {
    expect(candidate.estimate(answers(quote === undefined ? {} : { quote }))).toBeUndefined();
  });

  it.each([
    ['there is no pool', { root: 0n }, false],
    ['it holds as much as would come', { held: 1_000n }, true],
    ['it holds less', { held: 999n }, false],
    ['nothing stands at its price, whatever it holds', { liquidity: 0n }, false],
    ['its price would go to a quarter', { liquidity: 1_000n }, true],
    ['its price would go below a quarter', { liquidity: 999n }, false],
  ])('is read or not if %s', (_, pool, isAsked) => {
    expect(candidate.isPossible(answers(pool))).toBe(isAsked);
  });
});

it('is quoted in the other direction if the price would go to four times, and not beyond', () => {
  const back = v3Candidate(contracts, [high, low], [500], 1_000n);
  expect(back.isPossible(answers({ root: 2n * ONE, liquidity: 500n }))).toBe(true);
  expect(back.isPossible(answers({ root: 2n * ONE, liquidity: 499n }))).toBe(false);
});

it('is read separately from other paths, and pools with the smallest steps separately from its own', () => {
  const groups = [
    [low, high],
    [low, middle, high],
  ].flatMap((path) =>
    [500, 100].map((fee) => {
      const fees = path.slice(1).map((_, index) => (index === 0 ? fee : 3_000));
      return v3Candidate(contracts, path, fees, 1n).calls.then[0]?.group;
    }),
  );
  expect(new Set([undefined, ...groups]).size).toBe(5);
});

describe('two pools', () => {
  const candidate = v3Candidate(contracts, [low, middle, high], [500, 3_000], 1_000n);

  it('have the price of both', () => {
    expect(candidate.estimate(answers({ root: 2n * ONE, quote: double(15_000n, [ONE, ONE]) }))).toEqual({
      amountOut: 15_000n,
      price: { numerator: 16n * ONE ** 4n, denominator: ONE ** 4n },
      gas: 170_000n,
    });
    expect(candidate.pools).toHaveLength(2);
  });

  it.each([
    ['the first one ran empty', double(990n, [LOWEST, ONE])],
    ['the second one ran empty', double(990n, [ONE, LOWEST])],
    ['the answer is of one pool', double(990n, [ONE])],
    ['the answer leads nowhere', single(990n)],
  ])('have nothing if %s', (_, quote) => {
    expect(candidate.estimate(answers({ quote }))).toBeUndefined();
  });
});
