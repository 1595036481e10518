import { z } from 'zod';
import { plainTextSchema } from '../strings/plainTextSchema.ts';
import { apiKeyScopes } from './apiKey.ts';

/** Longest name of a key, in characters; the rules reject a longer one. */
const NAME_LENGTH = 100;

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
