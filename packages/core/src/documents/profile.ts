import { z } from 'zod';

/** profiles/{uid} (docs/product.md §3). */
export const profileSchema = z.object({
  /** User id, also the document's id. */
  id: z.string(),
  verified: z.boolean(),
  /** The primary wallet_addresses document; the rules enforce consistency with the flags. */
  primary_wallet_address_id: z.string().nullable().default(null),
});

export type Profile = z.infer<typeof profileSchema>;
