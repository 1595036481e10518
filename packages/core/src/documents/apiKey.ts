import { z } from 'zod';

/** Permissions of a key: reading, broadcasting signed transactions, and managing its webhooks. */
export const apiKeyScopes = ['read', 'broadcast', 'webhooks'] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Keys of a user at one time, at most. */
export const MAX_API_KEYS = 20;

/** Keys that a user with an unconfirmed e-mail address can create in a day. */
export const API_KEYS_A_DAY_UNCONFIRMED = 30;

/**
 * api_keys/{SHA-256 of the key as lower-case hex} (docs/product.md §3): inserted by its owner, with a key
 * that generateApiKey issued to them. A key without its row is invalid: deleting the row revokes the key.
 */
export const apiKeySchema = z.object({
  user_id: z.string(),
  name: z.string(),
  key: z.string(),
  /** Permissions of the key; absent for all. */
  scopes: z.array(z.enum(apiKeyScopes)).optional(),
});

export type ApiKeyRecord = z.infer<typeof apiKeySchema>;

/** Milliseconds that a rotated key continues to work. */
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1_000;
