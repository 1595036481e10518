/**
 * Multiple of the present L1 data fee that is shown and reserved. L1 gas prices rise by at most an eighth a
 * block (EIP-1559, EIP-4844), so twice the fee covers six blocks, or 72 seconds.
 */
export const L1_FEE_MARGIN = 2n;
