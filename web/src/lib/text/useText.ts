import type { TextId } from '../../texts/texts.ts';
import { i18n } from './i18n.ts';
import { escapeValues } from './escapeValues.ts';

/** Returns a text of the catalogue in the user's language, with its placeholders filled. */
export type Text = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

const text: Text = (id, values) => i18n._(id, escapeValues(values));

/**
 * Gives a component the catalogue.
 *
 * A component does not subscribe to it: its texts are loaded before it is drawn (`loadTexts`), and another language loads the
 * page again. A subscription would draw the whole application again for each part of the catalogue.
 */
export function useText(): Text {
  return text;
}
