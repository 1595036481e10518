import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { typedAmountSchema } from '@everything-wallet/core/amounts/typedAmountSchema';
import { z } from 'zod';
import type { TextId } from '../../../texts/texts.ts';

/** For how many days something can be listed. */
export const saleDays = [1, 3, 7, 30] as const;

/**
 * What is typed to list an NFT: a price above 0, how many of it, and for how long; issues carry field problems.
 *
 * @param owned how many there are to sell
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
