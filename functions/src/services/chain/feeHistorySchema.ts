import { z } from 'zod';
import type { FeeHistory } from './Chain.ts';
import { quantitySchema } from './quantitySchema.ts';

/**
 * Schema of the eth_feeHistory result (execution-apis). Refuses lists that do not fit each other: one base
 * fee per block and one for the next, and for each block as many priority fees as requested, rising.
 *
 * @param blocks number requested; a young chain has fewer
 * @param percentiles number requested
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
