import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { hasInvisibleCharacters } from './hasInvisibleCharacters.ts';

interface PlainTextOptions {
  /** Most characters, counted as JavaScript and the Firestore rules count them for the texts we allow. */
  readonly max: number;
  /** Text id for an empty text; without it the text may be empty. */
  readonly required?: TextId;
  readonly tooLong: TextId;
  readonly allowLineBreaks?: boolean;
}

/** Schema of a typed text for display: trimmed, of a bounded length, without invisible characters. */
export function plainTextSchema({ max, required, tooLong, allowLineBreaks = false }: PlainTextOptions) {
  return z
    .string()
    .trim()
    .min(required === undefined ? 0 : 1, required ?? 'common.error.required')
    .max(max, tooLong)
    .refine(
      (text) => !hasInvisibleCharacters(text, allowLineBreaks),
      'common.error.invisible' satisfies TextId,
    );
}
