/**
 * Fees of Uniswap v3's pools on every network here, in hundredths of a basis point: 0.01 % was added in 2021,
 * the others are original.
 */
export const feeTiers: readonly number[] = [100, 500, 3_000, 10_000];
