import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';

/**
 * Returns the language that `setDocumentLanguage` gave the document; the source language on a prerendered page and outside
 * of a document. Not its `lang`, which translators in browsers change.
 */
export function documentLanguage(): string {
  const chosen = typeof document === 'undefined' ? undefined : document.documentElement.dataset['language'];
  return chosen ?? SOURCE_LANGUAGE;
}
