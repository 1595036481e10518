import { z } from 'zod';
import { maintenanceSchema } from '../documents/maintenance.ts';
import { coinPricesSchema, priceSchema } from './coinPrices.ts';

/** Path of the prices of all coins on the site's own origin. */
export const PUBLIC_PRICES_PATH = '/prices.json';

/**
 * Dollar prices of all coins by symbol, and what is switched off, which open wallets learn from it too; absent where nothing is. It is the
 * same for everyone, so a CDN may cache it.
 *
 * `answeredAt` is ISO 8601. The `ageMs` of a price are the milliseconds from its time to `answeredAt`, by the server's clock.
 */
export const publicPricesSchema = coinPricesSchema.pick({ source: true, rates: true }).extend({
  answeredAt: z.iso.datetime(),
  prices: z.record(z.string(), priceSchema.extend({ ageMs: z.number().nonnegative() })),
  maintenance: maintenanceSchema.optional(),
});

export type PublicPrices = z.output<typeof publicPricesSchema>;
