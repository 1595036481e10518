import { z } from 'zod';

/** profiles/{uid} (docs/product.md §3). */
export const profileSchema = z.object({
  /** The user id, also the document's id. */
  id: z.string(),
  verified: z.boolean(),
  /** The wallet_addresses document that is primary; the rules keep it and the flags in step. */
  primary_wallet_address_id: z.string().nullable().default(null),
});

export type Profile = z.infer<typeof profileSchema>;
