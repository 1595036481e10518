import type { Messages } from '@lingui/core';
import { i18n } from './i18n.ts';

/**
 * Adds a part to the catalogue, before the screen that needs it is drawn.
 *
 * @param compiledTexts of 'virtual:compiled-texts/…'
 */
export function loadTexts(compiledTexts: Messages): void {
  i18n.load(i18n.locale, compiledTexts);
}
