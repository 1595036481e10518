/** The prices, as ticks, from one of which to the other a pool can have liquidity (TickMath of Uniswap v3). */
const MAX_TICK = 887_272;

/** Tick spacing by fee in hundredths of a basis point (UniswapV3Factory, with the tier added in 2021). */
const SPACINGS: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3_000: 60, 10_000: 200 };

/** Starting price of a pool, and the range of its liquidity. */
interface PoolRange {
  /** The square root of the price of token 0 in token 1, as a fixed-point number with 96 bits behind the point. */
  readonly sqrtPrice: bigint;
  readonly tickLower: number;
  readonly tickUpper: number;
}

/**
 * The price that two amounts make, and the ticks around it.
 *
 * @param amount0 in the smallest unit of the token with the lower address, as `amount1` is of the other
 * @param steps to each side; every price without it
 */
export function poolRange(amount0: bigint, amount1: bigint, fee: number, steps?: number): PoolRange {
  const spacing = SPACINGS[fee] ?? 1;
  const sqrtPrice = squareRoot((amount1 << 192n) / amount0);
  if (steps === undefined) {
    const tickUpper = Math.floor(MAX_TICK / spacing) * spacing;
    return { sqrtPrice, tickLower: -tickUpper, tickUpper };
  }
  const tick = Math.log(Number(amount1) / Number(amount0)) / Math.log(1.0001);
  const middle = Math.round(tick / spacing) * spacing;
  return { sqrtPrice, tickLower: middle - steps * spacing, tickUpper: middle + steps * spacing };
}

/** The whole part of a square root (Newton). */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}
