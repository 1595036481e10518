import { z } from 'zod';
import type { NumberStyle } from '../amounts/numberStyle.ts';
import { typedAmountSchema } from '../amounts/typedAmountSchema.ts';

/**
 * The Stake form (docs/product.md §5): the amount is required and greater than zero, and becomes units of
 * 10^-18; issues carry field problems.
 */
export function stakeSchema(style: NumberStyle) {
  return z.object({
    amount: typedAmountSchema({
      style,
      missing: 'defi.error.amountText',
      notPositive: 'defi.error.amountText',
    }),
  });
}
