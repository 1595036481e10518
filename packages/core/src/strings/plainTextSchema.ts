import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { hasNeedlessInvisibles } from './hasNeedlessInvisibles.ts';
import { hasStrayMarks } from './hasStrayMarks.ts';

interface PlainTextOptions {
  /** Most characters, counted as JavaScript and the Firestore rules count them for the texts we allow. */
  readonly max: number;
  /** Text id for an empty text; without it the text may be empty. */
  readonly required?: TextId;
  readonly tooLong: TextId;
  readonly allowLineBreaks?: boolean;
}

/**
 * Schema of a typed text for display, in any script: trimmed, of a bounded length, with invisible characters only
 * where a script or an emoji needs them, and without stray accents.
 */
export function plainTextSchema({ max, required, tooLong, allowLineBreaks = false }: PlainTextOptions) {
  return z
    .string()
    .trim()
    .min(required === undefined ? 0 : 1, required ?? 'common.error.required')
    .max(max, tooLong)
    .refine((text) => !hasNeedlessInvisibles(text, allowLineBreaks), {
      error: 'common.error.invisible' satisfies TextId,
      abort: true,
    })
    .refine((text) => !hasStrayMarks(text), 'common.error.marks' satisfies TextId);
}
