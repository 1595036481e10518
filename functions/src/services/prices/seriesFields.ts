import type { PricePoint } from '@everything-wallet/core/schemas/pastPrices';
import { z } from 'zod';
import type { QuoteFields } from '../../data/sharedQuote.ts';

const fieldsSchema = z.object({ times: z.array(z.number()), usd: z.array(z.number().positive()) });

/**
 * Fields of past prices in price_quotes/past_…: a document holds no nested lists, so times and prices are in
 * one each.
 */
export const seriesFields: QuoteFields<readonly PricePoint[]> = {
  read: (fields) => {
    const { data } = fieldsSchema.safeParse(fields);
    if (data?.times.length !== data?.usd.length) return undefined;
    return data?.times.flatMap((time, index): PricePoint[] => {
      const usd = data.usd[index];
      return usd === undefined ? [] : [[time, usd]];
    });
  },
  write: (points) => ({ times: points.map(([time]) => time), usd: points.map(([, usd]) => usd) }),
};
