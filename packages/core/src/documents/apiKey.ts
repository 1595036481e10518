import { z } from 'zod';
import { plainTextSchema } from '../strings/plainTextSchema.ts';

/** Permissions of a key: reading, and broadcasting signed transactions. */
export const apiKeyScopes = ['read', 'broadcast'] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Keys of a user at one time, at most. */
export const MAX_API_KEYS = 20;

/** Keys that a user with an unconfirmed e-mail address can create in a day. */
export const API_KEYS_A_DAY_UNCONFIRMED = 30;

/** Longest name of a key, in characters; the rules reject a longer one. */
const NAME_LENGTH = 100;

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

/** The New API Key dialog (docs/product.md §5); issues carry text ids. */
export const apiKeyFormSchema = z.object({
  name: plainTextSchema({
    max: NAME_LENGTH,
    required: 'portal.error.nameRequired',
    tooLong: 'portal.error.nameTooLong',
  }),
  scopes: z.array(z.enum(apiKeyScopes)).min(1, 'portal.error.scopeRequired'),
  /** Days until it expires, or null for a key that does not expire. */
  expiresInDays: z.number().int().positive().nullable(),
  testnetsOnly: z.boolean(),
});

export type ApiKeyForm = z.input<typeof apiKeyFormSchema>;

/** Milliseconds that a rotated key continues to work. */
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1_000;
