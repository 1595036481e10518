import { setupI18n } from '@lingui/core';
import { compiledMessages } from 'virtual:compiled-messages';

/** The one language there is so far; another is another catalogue with the same ids. */
export const i18n = setupI18n({ locale: 'en', messages: { en: compiledMessages } });
