import { z } from 'zod';
import type { SeaportOrder } from '../seaport/SeaportOrder.ts';
import { callableContract } from './CallableContract.ts';
import { rpcNameSchema } from '../schemas/fields.ts';

/** Open listings of a user, and listings written in an hour, at most. */
export const MAX_OPEN_LISTINGS = 200;
export const LISTINGS_AN_HOUR = 20;

/** Checks a signed order and offers it to everyone (decision 54). A repeated call has no effect. */
export const storeListing = callableContract({
  name: 'storeListing',
  input: z.strictObject({
    network: rpcNameSchema,
    /** Read by `readListing` on the server, so that the browser does not load a schema for it. */
    order: z.custom<SeaportOrder>(
      (order) => typeof order === 'object' && order !== null,
      'must be a signed order',
    ),
  }),
  output: z.object({
    /** The order's hash, 0x and 64 hex digits. */
    id: z.string(),
  }),
});
