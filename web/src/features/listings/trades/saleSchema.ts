import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { typedAmountSchema } from '@everything-wallet/core/amounts/typedAmountSchema';
import { z } from 'zod';
import type { TextId } from '../../../texts/texts.ts';

/** Days that a listing can last. */
export const saleDays = [1, 3, 7, 30] as const;

/**
 * Sale form of an NFT: a price above 0, units, and days; issues carry field problems.
 *
 * @param owned units that can be sold
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

/** Sale form as it stands in its fields. */
export type SaleForm = z.input<ReturnType<typeof saleSchema>>;

/** Valid sale form: price in the smallest unit, units, and days. */
export type TypedSale = z.output<ReturnType<typeof saleSchema>>;
