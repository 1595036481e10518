import { z } from 'zod';
import type { SeaportOrder } from '../seaport/SeaportOrder.ts';
import { rpcNameSchema } from './fields.ts';

/** Listings that a user may have which are not over, and how many may be written in an hour. */
export const MAX_OPEN_LISTINGS = 200;
export const LISTINGS_AN_HOUR = 20;

/** An order that its seller has signed and offers to everybody. */
export const keepListingQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  /** Read by `readListing` where it is kept: its schema is no part of what every wallet loads. */
  order: z.custom<SeaportOrder>((order) => typeof order === 'object' && order !== null, 'must be an order'),
});

export const keepListingAnswerSchema = z.object({
  /** The order's hash, 0x and 64 hex digits. */
  id: z.string(),
});
