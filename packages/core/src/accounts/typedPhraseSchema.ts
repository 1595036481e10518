import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

/** Form of the recovery phrase (docs/product.md §5, Verify phrase): trimmed, with at least one word. */
export const typedPhraseSchema = z.object({
  phrase: z
    .string()
    .trim()
    .refine((phrase) => normaliseMnemonic(phrase) !== '', 'phrase.verify.error.empty' satisfies TextId),
});
