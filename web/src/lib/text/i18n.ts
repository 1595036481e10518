import { setupI18n } from '@lingui/core';
import { compiledTexts } from 'virtual:compiled-texts/visitor';
import { language } from '../language/language.ts';

/**
 * Catalogue of texts, at first those of a visitor's first page; see loadTexts for the rest.
 */
export const i18n = setupI18n({ locale: language, messages: { [language]: compiledTexts } });
