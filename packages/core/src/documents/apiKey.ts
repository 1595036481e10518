import { z } from 'zod';
import { plainTextSchema } from '../strings/plainText.ts';

/** What a key may be used for: asking, and giving signed transactions to a network. */
export const apiKeyScopes = ['read', 'broadcast'] as const;

export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Keys that a user can have at one time. */
export const MAX_API_KEYS = 20;

/** Keys that a user can make in a day whose e-mail address is not confirmed. */
export const API_KEYS_A_DAY_UNCONFIRMED = 30;

/** The longest name of a key, in characters; the rules refuse a longer one. */
const NAME_LENGTH = 100;

/**
 * api_keys/{SHA-256 of the key as lower-case hex} (docs/product.md §3): inserted by its owner, with a key that
 * generateApiKey issued to them. Without its row a key is worth nothing: deleting the row revokes the key.
 */
export const apiKeySchema = z.object({
  user_id: z.string(),
  name: z.string(),
  key: z.string(),
  /** What the key may be used for; absent for everything. */
  scopes: z.array(z.enum(apiKeyScopes)).optional(),
});

export type ApiKeyRecord = z.infer<typeof apiKeySchema>;

/** The New API Key dialog (docs/product.md §5); issues carry ids of the catalogue's messages. */
export const apiKeyFormSchema = z.object({
  name: plainTextSchema({
    max: NAME_LENGTH,
    required: 'portal.error.nameRequired',
    tooLong: 'portal.error.nameTooLong',
  }),
  scopes: z.array(z.enum(apiKeyScopes)).min(1, 'portal.error.scopeRequired'),
  /** Days from now, or null for a key that does not expire. */
  expiresInDays: z.number().int().positive().nullable(),
  testnetsOnly: z.boolean(),
});

export type ApiKeyForm = z.input<typeof apiKeyFormSchema>;

/** How long a key that another has taken the place of keeps working, in milliseconds. */
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1_000;
