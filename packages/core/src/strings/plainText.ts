import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { invisibleCharacters } from './invisibleCharacters.ts';

/**
 * Invisible characters, and lone surrogates, which Firestore cannot store. In a name they make two different
 * contacts look the same, or turn an address around.
 */
const INVISIBLE = new RegExp(`[${invisibleCharacters}]`, 'u');

/** True if a text has an invisible character; line breaks count unless they are allowed. */
export function hasInvisibleCharacters(text: string, allowLineBreaks = false): boolean {
  return INVISIBLE.test(allowLineBreaks ? text.replace(/\r?\n/g, ' ') : text);
}

/** Removes invisible characters from a text of foreign origin. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replace(new RegExp(INVISIBLE, 'gu'), '');
}

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
