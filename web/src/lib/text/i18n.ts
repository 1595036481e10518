import { setupI18n } from '@lingui/core';
import { compiledTexts } from 'virtual:compiled-messages/visitor';

/**
 * The catalogue of texts, at first with what a visitor's first page says; see loadTexts for the rest.
 *
 * There is one language so far; another is another catalogue with the same ids.
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: compiledTexts } });
