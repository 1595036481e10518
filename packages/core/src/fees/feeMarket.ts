import { z } from 'zod';
import { weiSchema } from '../callables/fields.ts';

/** How soon a transfer is wanted in a block. */
export const feeLevels = ['slow', 'normal', 'fast'] as const;
export type FeeLevel = (typeof feeLevels)[number];

/** Percentiles of the tips in a block that the levels stand for. */
export const TIP_PERCENTILES: Readonly<Record<FeeLevel, number>> = { slow: 10, normal: 50, fast: 90 };

/** What others pay for gas now, from the latest blocks (EIP-1559); wei per gas. */
export interface FeeMarket {
  /** Of the latest block. */
  readonly baseFee: bigint;
  /** Of the block after it. */
  readonly nextBaseFee: bigint;
  /** What producers of blocks are given beyond it: never less for a faster level. */
  readonly tips: Readonly<Record<FeeLevel, bigint>>;
}

/** A market as the server answers it: decimal strings of wei per gas. */
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

/** A market as it goes over the wire. */
export type WrittenFeeMarket = z.infer<typeof feeMarketSchema>;

/** Reads a market that passed its schema. */
export function readFeeMarket({ baseFee, nextBaseFee, tips }: WrittenFeeMarket): FeeMarket {
  return {
    baseFee: BigInt(baseFee),
    nextBaseFee: BigInt(nextBaseFee),
    tips: { slow: BigInt(tips.slow), normal: BigInt(tips.normal), fast: BigInt(tips.fast) },
  };
}

/** Writes a market for its schema. */
export function writeFeeMarket({ baseFee, nextBaseFee, tips }: FeeMarket): WrittenFeeMarket {
  return {
    baseFee: baseFee.toString(),
    nextBaseFee: nextBaseFee.toString(),
    tips: { slow: tips.slow.toString(), normal: tips.normal.toString(), fast: tips.fast.toString() },
  };
}
