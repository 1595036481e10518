import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { invisibleCharacters } from './invisibleCharacters.ts';

/**
 * Characters no eye sees, and halves of surrogate pairs, which Firestore cannot keep. In a name they make two different
 * contacts look the same, or turn an address around.
 */
const INVISIBLE = new RegExp(`[${invisibleCharacters}]`, 'u');

/** Whether a text has a character that nobody can see; line breaks count unless they are allowed. */
export function hasInvisibleCharacters(text: string, allowLineBreaks = false): boolean {
  return INVISIBLE.test(allowLineBreaks ? text.replace(/\r?\n/g, ' ') : text);
}

/** The text without the characters that nobody can see; for texts that nobody here typed. */
export function withoutInvisibleCharacters(text: string): string {
  return text.replace(new RegExp(INVISIBLE, 'gu'), '');
}

interface PlainTextOptions {
  /** Characters at most, counted as JavaScript and the Firestore rules count them for the texts we allow. */
  readonly max: number;
  /** The catalogue's message when the text is empty; without it the text may be empty. */
  readonly required?: TextId;
  readonly tooLong: TextId;
  readonly allowLineBreaks?: boolean;
}

/** A text that people type for people: trimmed, of a bounded length, without invisible characters. */
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
