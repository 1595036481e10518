import { z } from 'zod';
import { maintenanceSchema } from '../documents/maintenance.ts';
import { coinPricesSchema, priceSchema } from './coinPrices.ts';

/** Path of the prices of all coins on the site's own origin. */
export const PUBLIC_PRICES_PATH = '/prices.json';

/**
 * Dollar prices of all coins by symbol. The answer is the same for everyone, so a CDN may cache it. It has none while no recent ones are known.
 *
 * `maintenance` is absent while everything is on. `answeredAt` is ISO 8601; `ageMs` is a price's age at that time, by the server's clock.
 */
export const publicPricesSchema = coinPricesSchema.pick({ source: true, rates: true }).extend({
  answeredAt: z.iso.datetime(),
  prices: z.record(z.string(), priceSchema.extend({ ageMs: z.number().nonnegative() })),
  maintenance: maintenanceSchema.optional(),
});

export type PublicPrices = z.output<typeof publicPricesSchema>;
