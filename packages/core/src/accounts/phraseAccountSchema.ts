import { z } from 'zod';
import type { MessageId } from '../messages/messages.ts';

/** The New Account form for the phrase's next account; issues carry ids of the catalogue's messages. */
export const phraseAccountSchema = z.object({
  phrase: z
    .string()
    .trim()
    .min(1, 'phrase.verify.error.empty' satisfies MessageId),
});
