import { expect, it } from 'vitest';
import { WORTH_OF_GAS } from './chooseRoute.ts';
import { gasWorth } from './gasWorth.ts';

const [coin, given, wanted] = ['0xC', '0xA', '0xB'] as const;
const pool = (from: string, to: string, numerator: bigint, denominator: bigint, held = 1n) => ({
  from,
  to,
  price: { numerator, denominator },
  held,
});
/** 500 units are received for 1,000. */
const question = { wrappedCoin: coin, given, wanted, amountIn: 1_000n, gasPrice: 60n };
const estimates = [
  undefined,
  { amountOut: 400n, price: { numerator: 1n, denominator: 2n }, gas: 1n },
  { amountOut: 500n, price: { numerator: 1n, denominator: 2n }, gas: 1n },
];

it.each([
  ['a pool of the coin and what is wanted', [pool(coin, wanted, 3n, 2n), pool(given, coin, 1n, 9n)], 90n],
  ['the one that holds the most', [pool(coin, wanted, 7n, 1n), pool(coin, wanted, 3n, 2n, 9n)], 90n],
  ['a pool of what is given, and the best route', [pool(given, coin, 1n, 4n)], 120n],
  ['nothing, where it holds nothing', [pool(coin, wanted, 3n, 2n, 0n)], undefined],
  ['nothing, where no pool has the coin', [pool(given, wanted, 1n, 2n)], undefined],
])('is known of %s', (_, pools, each) => {
  const worth = each === undefined ? undefined : each * WORTH_OF_GAS;
  expect(gasWorth(pools, estimates, question)).toBe(worth);
});

it("is its price if the coin is bought, and the route's output if it is sold", () => {
  expect(gasWorth([], estimates, { ...question, wanted: coin })).toBe(60n * WORTH_OF_GAS);
  expect(gasWorth([], estimates, { ...question, given: coin })).toBe(30n * WORTH_OF_GAS);
});

it('is unknown without an output or a gas price', () => {
  expect(gasWorth([pool(given, coin, 1n, 4n)], [undefined], question)).toBeUndefined();
  expect(gasWorth([], estimates, { ...question, wanted: coin, gasPrice: undefined })).toBeUndefined();
});
