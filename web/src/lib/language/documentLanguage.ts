import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';

/**
 * Returns the language of the document, which `start.ts` chooses before anything is drawn, and which a prerendered page
 * has of its own. Outside of a document, and for a language without texts, it is the source language.
 */
export function documentLanguage(languages: readonly string[]): string {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return languages.includes(lang) ? lang : SOURCE_LANGUAGE;
}
