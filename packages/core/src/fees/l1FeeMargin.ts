/**
 * How much of the layer below's fee is shown and held back, as a multiple of what it is now. What that layer's gas costs rises by an
 * eighth a block at most (EIP-1559, EIP-4844), so six blocks of it, 72 seconds, do not outgrow twice as much.
 */
export const L1_FEE_MARGIN = 2n;
