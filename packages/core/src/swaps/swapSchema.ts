import { z } from 'zod';
import type { NumberStyle } from '../amounts/numberStyle.ts';
import { typedAmountSchema } from '../amounts/typedAmountSchema.ts';

/** The Swap form (specification §5): the amount in units of 10^-18; issues carry field problems. */
export function swapSchema(style: NumberStyle) {
  return z.object({
    amount: typedAmountSchema({ style, missing: 'swap.error.amount', notPositive: 'swap.error.amount' }),
  });
}
