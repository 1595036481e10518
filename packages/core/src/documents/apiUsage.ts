import { z } from 'zod';

/** What one key was used for on a day; beside these stands `last_used_at`, a timestamp. */
const keyUsageSchema = z.object({
  /** Those that the limits counted; what they turned away is not among them. */
  requests: z.number().int().nonnegative(),
  /** Those of them that were answered with a status of 400 or above. */
  errors: z.number().int().nonnegative().default(0),
});

/**
 * api_usage/{uid}_{day}: what a user's keys were used for on a day. The functions count it for the limits, too: its row
 * also has `requests` of all keys together and `units` of each, as much as they count for, `minutes` and `expires_at`.
 */
export const apiUsageSchema = z.object({
  user_id: z.string(),
  /** UTC, as 2026-11-21. */
  day: z.string(),
  /** By the ids of keys; a day that was counted in an older way shows nothing. */
  keys: z.record(z.string(), keyUsageSchema).default({}),
});
