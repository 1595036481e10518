import type { AmountRounding } from './formatShort.ts';

/** Writes an amount as people read it: coin or token, an exact decimal string. */
export type WriteAmount = (amount: string, rounding?: AmountRounding) => string;
