import { z } from 'zod';

/** Permission that a user gave a website, stored in this browser. */
export const connectedSiteSchema = z.object({
  /** The site's origin. */
  id: z.string(),
  user_id: z.string(),
  written_at: z.number(),
  connected_at: z.number(),
  last_used_at: z.number(),
  /** Milliseconds since 1970; null for no end. */
  expires_at: z.number().nullable(),
  /** Checksum addresses, the selected one first. */
  accounts: z.array(z.string()).min(1),
  chain_ids: z.array(z.number().int().positive()).min(1),
  /** Selected chain. */
  chain_id: z.number().int().positive(),
  limits: z.object({
    may_sign_messages: z.boolean(),
    may_send: z.boolean(),
    /** Checksum addresses that it may call; empty for any. */
    contracts: z.array(z.string()),
    /** Decimal amount of coin a day and network; null for any. */
    coin_a_day: z.string().nullable(),
  }),
});

/** Permission that a user gave a website. */
export type ConnectedSite = z.infer<typeof connectedSiteSchema>;

/** Limits of a site that has just been connected. */
export const NO_LIMITS: ConnectedSite['limits'] = {
  may_sign_messages: true,
  may_send: true,
  contracts: [],
  coin_a_day: null,
};
