import { z } from 'zod';
import { siteLimitSchema } from './SiteLimit.ts';

/** A request of a website and its answer. */
export const siteLogEntrySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  /** Milliseconds since 1970 of the answer. */
  written_at: z.number(),
  origin: z.string(),
  method: z.string(),
  outcome: z.enum(['approved', 'rejected', 'refused']),
  /** Code of the error; absent for success. */
  code: z.number().int().optional(),
  chain_id: z.number().int().positive().optional(),
  /** Wei that a transaction sent. */
  value: z.string().optional(),
  tx_hash: z.string().optional(),
  /** Id of a batch (EIP-5792). */
  batch_id: z.string().optional(),
  /** Reason of a refusal. */
  message: z.string().optional(),
  /** Limit that refused it. */
  limit: siteLimitSchema.optional(),
});

/** A request of a website and its answer. */
export type SiteLogEntry = z.infer<typeof siteLogEntrySchema>;
