import { useLingui } from '@lingui/react';
import type { TextId } from '../../texts/texts.ts';
import { i18n } from './i18n.ts';
import { literalValues } from './literalValues.ts';

/** Returns a text of the catalogue in the user's language, with its placeholders filled. */
export type Text = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

const text: Text = (id, values) => i18n._(id, literalValues(values));

/**
 * Gives a component the catalogue, and draws it again when texts are added. The function is stable: the
 * library's changes with every part of the catalogue that is loaded, which would run every effect that
 * depends on it again.
 */
export function useText(): Text {
  useLingui();
  return text;
}
