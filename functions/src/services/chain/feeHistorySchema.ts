import { z } from 'zod';
import type { FeeHistory } from './Chain.ts';
import { quantitySchema } from './quantitySchema.ts';

/**
 * The answer to eth_feeHistory (execution-apis), refused where its lists do not fit each other: a base fee a block and one for
 * the next, and of each block as many tips as were asked for, rising.
 *
 * @param blocks how many were asked for; a young chain has fewer
 * @param percentiles how many were asked for
 */
export function feeHistorySchema(blocks: number, percentiles: number): z.ZodType<FeeHistory> {
  const tipsSchema = z.array(quantitySchema).length(percentiles).refine(isRising);
  return z
    .object({
      baseFeePerGas: z
        .array(quantitySchema)
        .min(2)
        .max(blocks + 1),
      gasUsedRatio: z.array(z.number().nonnegative()),
      reward: z.array(tipsSchema),
    })
    .refine(
      ({ baseFeePerGas, gasUsedRatio, reward }) =>
        gasUsedRatio.length === baseFeePerGas.length - 1 && reward.length === gasUsedRatio.length,
    )
    .transform(({ baseFeePerGas, gasUsedRatio, reward }) => ({
      baseFees: baseFeePerGas,
      tips: reward.filter((_, block) => gasUsedRatio[block] !== 0),
    }));
}

function isRising(tips: readonly bigint[]): boolean {
  return tips.every((tip, index) => index === 0 || tip >= (tips[index - 1] ?? 0n));
}
