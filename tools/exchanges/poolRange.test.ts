import { expect, test } from 'vitest';
import { poolRange } from './poolRange.ts';

test.each([
  ['alike', 10n ** 24n, 10n ** 24n],
  ['far apart', 10n ** 9n, 3n * 10n ** 27n],
  ['far apart the other way', 3n * 10n ** 27n, 10n ** 9n],
])('the square of the price of amounts %s is that of their quotient', (_, amount0, amount1) => {
  const { sqrtPrice } = poolRange(amount0, amount1, 3_000);
  const wanted = (amount1 << 192n) / amount0;
  expect(sqrtPrice ** 2n).toBeLessThanOrEqual(wanted);
  expect((sqrtPrice + 1n) ** 2n).toBeGreaterThan(wanted);
});

test('reaches so many steps to each side, which are those of the pool', () => {
  // 1.0001^8109 is 2.25 (log 2.25 / log 1.0001 = 8109.7), and a pool of 0.3 % has steps of 60.
  expect(poolRange(4n * 10n ** 18n, 9n * 10n ** 18n, 3_000, 10)).toMatchObject({
    tickLower: 8_100 - 600,
    tickUpper: 8_100 + 600,
  });
});

test('reaches every price by default, else as far as its steps go', () => {
  expect(poolRange(1n, 1n, 10_000)).toMatchObject({ tickLower: -887_200, tickUpper: 887_200 });
  expect(poolRange(1n, 1n, 100)).toMatchObject({ tickLower: -887_272, tickUpper: 887_272 });
});
