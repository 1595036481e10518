import { setupI18n } from '@lingui/core';
import { compiledTexts } from 'virtual:compiled-texts/visitor';

/**
 * Catalogue of texts, at first those of a visitor's first page; see loadTexts for the rest.
 *
 * There is one language; another is another catalogue with the same ids.
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: compiledTexts } });
