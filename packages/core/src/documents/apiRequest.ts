import { z } from 'zod';

/**
 * api_requests/{random}: one request that a key was used for; its row also has `at` and `expires_at`, timestamps.
 *
 * Neither the query nor the body is kept: which addresses somebody asks about is nobody's business.
 */
export const apiRequestSchema = z.object({
  user_id: z.string(),
  /** The id of the key's row. */
  key_id: z.string(),
  method: z.string(),
  /** The route's pattern, such as /api/v1/transaction/{hash}. */
  path: z.string(),
  /** HTTP status. */
  status: z.number().int(),
  /** The code of the problem, when there was one. */
  code: z.string().nullable().default(null),
  request_id: z.string(),
});

export type ApiRequestRecord = z.infer<typeof apiRequestSchema>;
