import type { Messages } from '@lingui/core';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { language } from '../language/language.ts';
import { i18n } from './i18n.ts';

/**
 * Adds a part to the catalogue, before the screen that needs it is drawn. In another language it does nothing: `loadTranslation`
 * has loaded all texts.
 *
 * @param compiledTexts of 'virtual:compiled-texts/…'
 */
export function loadTexts(compiledTexts: Messages): void {
  if (language === SOURCE_LANGUAGE) i18n.load(language, compiledTexts);
}
