import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { languages } from 'virtual:languages';

const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;

/**
 * Language of the interface, as a BCP 47 tag: the document's, which `start.ts` chooses before anything is drawn, and which
 * a prerendered page has of its own. Texts, numbers and dates are in this language.
 */
export const language = languages.includes(lang) ? lang : SOURCE_LANGUAGE;
