import { z } from 'zod';
import type { SeaportOrder } from '../seaport/SeaportOrder.ts';
import { rpcNameSchema } from './fields.ts';

/** Open listings of a user, and listings written in an hour, at most. */
export const MAX_OPEN_LISTINGS = 200;
export const LISTINGS_AN_HOUR = 20;

/** A signed order that its seller publishes. */
export const keepListingQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  /** Read by `readListing` on the server: its schema would add to the code every wallet loads. */
  order: z.custom<SeaportOrder>((order) => typeof order === 'object' && order !== null, 'must be an order'),
});

export const keepListingAnswerSchema = z.object({
  /** The order's hash, 0x and 64 hex digits. */
  id: z.string(),
});
