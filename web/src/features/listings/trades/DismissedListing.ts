import { z } from 'zod';

/** An own order that is sold or cancelled, and dismissed on this device: its record stays until that is final. */
export const dismissedListingSchema = z.object({
  /** `{chain id}_{order hash}`, as in its record. */
  id: z.string().min(1),
  user_id: z.string(),
  /** Time at which the order expires, in ms since 1970: from then on there is nothing to hide. */
  ends_at: z.number(),
  /** Time of the dismissal, by the later of this device's clock and the chain's. */
  written_at: z.number(),
});

export type DismissedListing = z.infer<typeof dismissedListingSchema>;
