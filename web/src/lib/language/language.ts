import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';

/**
 * Language of the interface, as a BCP 47 tag, in which texts, numbers and dates are. Where there are several, the build
 * replaces this module by one with the document's (web/compiledTexts.ts).
 */
export const language: string = SOURCE_LANGUAGE;
