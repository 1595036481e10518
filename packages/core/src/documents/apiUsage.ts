import { z } from 'zod';

/**
 * api_usage/{key id}_{day}_{shard}: a part of a day's requests of one key; the parts add up. Its row also has
 * `last_used_at` and `expires_at`, timestamps.
 */
export const apiUsageSchema = z.object({
  user_id: z.string(),
  key_id: z.string(),
  /** UTC, as 2026-11-21. */
  day: z.string(),
  requests: z.number().int().nonnegative(),
  /** Those of them that were answered with a status of 400 or above. */
  errors: z.number().int().nonnegative(),
});

export type ApiUsageRecord = z.infer<typeof apiUsageSchema>;
