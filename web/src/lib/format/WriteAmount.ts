import type { AmountRounding } from './formatShort.ts';

/** Formats an amount: coin or token, an exact decimal string. */
export type WriteAmount = (amount: string, rounding?: AmountRounding) => string;
