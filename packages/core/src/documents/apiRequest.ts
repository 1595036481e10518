import { z } from 'zod';

/**
 * api_requests/{random}: one request made with a key; its row also has `at` and `expires_at`, timestamps.
 *
 * Neither query nor body is stored: the requested addresses are private.
 */
export const apiRequestSchema = z.object({
  user_id: z.string(),
  /** Id of the key's row. */
  key_id: z.string(),
  method: z.string(),
  /** Pattern of the route, such as /api/v1/transaction/{hash}. */
  path: z.string(),
  /** HTTP status. */
  status: z.number().int(),
  /** Code of the problem, if there was one. */
  code: z.string().nullable().default(null),
  request_id: z.string(),
});

export type ApiRequestRecord = z.infer<typeof apiRequestSchema>;
