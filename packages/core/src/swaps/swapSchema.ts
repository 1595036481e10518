import { z } from 'zod';
import type { NumberStyle } from '../amounts/numberStyle.ts';
import { typedAmountSchema } from '../amounts/typedAmountSchema.ts';

/**
 * The Swap form (docs/product.md §5): the amount in the smallest unit; issues carry field problems.
 *
 * @param decimals of the input; those of a coin by default
 */
export function swapSchema(style: NumberStyle, decimals?: number) {
  return z.object({
    amount: typedAmountSchema({
      style,
      decimals,
      missing: 'swap.error.amount',
      notPositive: 'swap.error.amount',
    }),
  });
}
