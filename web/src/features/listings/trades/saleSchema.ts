import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { typedAmountSchema } from '@everything-wallet/core/amounts/typedAmountSchema';
import { z } from 'zod';
import type { TextId } from '../../../texts/texts.ts';

/** Choices for the days of a listing. */
export const saleDays = [1, 3, 7, 30] as const;

/**
 * Parses the form of a listing: a price above 0, a number and a duration; issues carry field problems.
 *
 * @param owned number that can be sold
 */
export function saleSchema(style: NumberStyle, owned: bigint) {
  return z.object({
    price: typedAmountSchema({
      style,
      missing: 'swap.error.amount',
      notPositive: 'send.error.amountZero',
    }),
    units: z.string().transform((text, context) => {
      const typed = text.trim();
      const units = /^\d{1,78}$/.test(typed) ? BigInt(typed) : 0n;
      if (units >= 1n && units <= owned) return units;
      context.addIssue({ code: 'custom', message: 'market.sell.unitsError' satisfies TextId });
      return z.NEVER;
    }),
    days: z.number(),
  });
}
