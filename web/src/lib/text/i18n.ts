import { setupI18n } from '@lingui/core';
import { compiledMessages } from 'virtual:compiled-messages/common';

/**
 * The catalogue of texts, at first with what public pages say; see loadSessionTexts for the rest.
 *
 * There is one language so far; another is another catalogue with the same ids.
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: compiledMessages } });
