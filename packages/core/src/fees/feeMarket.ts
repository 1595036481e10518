import { z } from 'zod';
import { weiSchema } from '../schemas/fields.ts';

/** Speed levels of a transfer. */
export const feeLevels = ['slow', 'normal', 'fast'] as const;
export type FeeLevel = (typeof feeLevels)[number];

/** Percentiles of the priority fees in a block, by level. */
export const TIP_PERCENTILES: Readonly<Record<FeeLevel, number>> = { slow: 10, normal: 50, fast: 90 };

/** Present gas prices from the latest blocks (EIP-1559); wei per gas. */
export interface FeeMarket {
  /** Base fee of the latest block. */
  readonly baseFee: bigint;
  /** Base fee of the next block. */
  readonly nextBaseFee: bigint;
  /** Priority fees: never lower for a faster level. */
  readonly tips: Readonly<Record<FeeLevel, bigint>>;
}

/** Fee market in the server's answer: decimal strings of wei per gas. */
export const feeMarketSchema = z
  .object({
    baseFee: weiSchema,
    nextBaseFee: weiSchema,
    tips: z.object({ slow: weiSchema, normal: weiSchema, fast: weiSchema }),
  })
  .refine(
    ({ tips: { slow, normal, fast } }) => BigInt(slow) <= BigInt(normal) && BigInt(normal) <= BigInt(fast),
    { path: ['tips'], message: 'must not be less for a faster level' },
  );

/** Fee market on the wire. */
export type WrittenFeeMarket = z.infer<typeof feeMarketSchema>;

/** Reads a fee market that passed its schema. */
export function readFeeMarket({ baseFee, nextBaseFee, tips }: WrittenFeeMarket): FeeMarket {
  return {
    baseFee: BigInt(baseFee),
    nextBaseFee: BigInt(nextBaseFee),
    tips: { slow: BigInt(tips.slow), normal: BigInt(tips.normal), fast: BigInt(tips.fast) },
  };
}

/** Writes a fee market for its schema. */
export function writeFeeMarket({ baseFee, nextBaseFee, tips }: FeeMarket): WrittenFeeMarket {
  return {
    baseFee: baseFee.toString(),
    nextBaseFee: nextBaseFee.toString(),
    tips: { slow: tips.slow.toString(), normal: tips.normal.toString(), fast: tips.fast.toString() },
  };
}
