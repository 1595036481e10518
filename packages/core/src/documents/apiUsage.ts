import { z } from 'zod';

/** Use of one key on one day, next to `last_used_at`, a timestamp. */
const keyUsageSchema = z.object({
  /** Requests counted against the limits; rejected ones are not included. */
  requests: z.number().int().nonnegative(),
  /** Number of requests answered with a status of 400 or above. */
  errors: z.number().int().nonnegative().default(0),
});

/**
 * api_usage/{uid}_{day}: use of a user's keys on one day. The functions count it for the limits, too: its row
 * also has `requests` of all keys together, the `units` consumed by each, `minutes` and `expires_at`.
 */
export const apiUsageSchema = z.object({
  user_id: z.string(),
  /** UTC, as 2026-11-21. */
  day: z.string(),
  /** By the ids of keys; a day counted in an older format shows nothing. */
  keys: z.record(z.string(), keyUsageSchema).default({}),
});
