import { z } from 'zod';
import type { MessageId } from '../messages/messages.ts';

/** The form that a recovery phrase is typed into to be verified (specification §5, Verify phrase). */
export const typedPhraseSchema = z.object({
  phrase: z
    .string()
    .trim()
    .min(1, 'phrase.verify.error.empty' satisfies MessageId),
});
