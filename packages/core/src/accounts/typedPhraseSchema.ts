import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';

/** The form that a recovery phrase is typed into (docs/product.md §5, Verify phrase): trimmed, and with a word at least. */
export const typedPhraseSchema = z.object({
  phrase: z
    .string()
    .trim()
    .refine((phrase) => normaliseMnemonic(phrase) !== '', 'phrase.verify.error.empty' satisfies TextId),
});
