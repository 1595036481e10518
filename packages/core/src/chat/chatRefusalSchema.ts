import { z } from 'zod';
import { refusalTextSchema } from '../refusals/refusalText.ts';

/** Refusal of the support chat, as a response or as an event of a stream: a sentence, and its text for a browser. */
export const chatRefusalSchema = z.object({
  error: z.string().min(1),
  text: refusalTextSchema.optional().catch(undefined),
  /** Seconds until the next attempt, after too many. */
  retryAfterSeconds: z.number().positive().optional().catch(undefined),
});

export type ChatRefusal = z.infer<typeof chatRefusalSchema>;
