/** Two tokens by their symbols, 'coin' being the wrapped coin, and how many whole ones of each a pool holds at first. */
interface SamplePair {
  readonly tokens: readonly [string, string];
  readonly amounts: readonly [bigint, bigint];
}

/** A pool of Uniswap v3. */
export interface SamplePool extends SamplePair {
  /** In hundredths of a basis point. */
  readonly fee: number;
  /** Range of its liquidity around the price, in steps of the pool; unlimited without it. */
  readonly steps?: number;
}

/** The pools of a local chain. */
interface SamplePools {
  /** Of Uniswap v2. */
  readonly pairs: readonly SamplePair[];
  readonly pools: readonly SamplePool[];
}

/** Of what one coin is worth. */
const PARTS_OF_DOLLAR = 10_000n;

/**
 * The pools that a local chain begins with: their prices and depths differ a little, so that the best route depends on the amount.
 * USDT and DAI meet in none of them, so that the way from one to the other leads through a third.
 *
 * @param price of one coin, in ten-thousandths of a dollar
 */
export function samplePools(price: bigint): SamplePools {
  /** As many coins as are worth so many dollars, and the dollars at a price that is so many thousandths of the coin's. */
  const coinsFor = (dollars: bigint, perMille = 1_000n): readonly [bigint, bigint] => [
    (dollars * PARTS_OF_DOLLAR) / price,
    (dollars * perMille) / 1_000n,
  ];
  return {
    pairs: [
      { tokens: ['coin', 'USDC'], amounts: coinsFor(6_000_000n) },
      { tokens: ['coin', 'USDT'], amounts: coinsFor(2_700_000n, 998n) },
      { tokens: ['coin', 'DAI'], amounts: coinsFor(900_000n, 1_003n) },
      { tokens: ['USDC', 'USDT'], amounts: [400_000n, 400_400n] },
    ],
    pools: [
      { tokens: ['coin', 'USDC'], amounts: coinsFor(4_500_000n), fee: 500, steps: 300 },
      { tokens: ['coin', 'USDC'], amounts: coinsFor(2_400_000n, 1_001n), fee: 3_000 },
      { tokens: ['coin', 'USDT'], amounts: coinsFor(2_100_000n, 999n), fee: 3_000, steps: 40 },
      { tokens: ['coin', 'DAI'], amounts: coinsFor(600_000n, 1_002n), fee: 10_000 },
      { tokens: ['USDC', 'USDT'], amounts: [1_000_000n, 1_000_000n], fee: 100, steps: 20 },
      { tokens: ['USDC', 'DAI'], amounts: [600_000n, 600_000n], fee: 500, steps: 15 },
    ],
  };
}
