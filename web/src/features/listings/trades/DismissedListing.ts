import { z } from 'zod';

/** An own order that is sold or cancelled, and was put aside on this device: its record stays until that is sure. */
export const dismissedListingSchema = z.object({
  /** `{chain id}_{order hash}`, as of its record. */
  id: z.string().min(1),
  user_id: z.string(),
  /** When the order ends by its own time, in ms since 1970: from then on there is nothing to hide. */
  ends_at: z.number(),
  /** When it was put aside, by the later of this device's clock and the chain's. */
  written_at: z.number(),
});

export type DismissedListing = z.infer<typeof dismissedListingSchema>;
