import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';

declare global {
  /** Language that a process of the build prerenders in (web/prerender/renderLanguage.ts). */
  var renderedLanguage: string | undefined;
}

/**
 * Returns the language that `setDocumentLanguage` gave the document; outside of a document that of the prerendering, else the
 * source language. Not the document's `lang`, which translators in browsers change.
 */
export function documentLanguage(): string {
  const chosen =
    typeof document === 'undefined'
      ? globalThis.renderedLanguage
      : document.documentElement.dataset['language'];
  return chosen ?? SOURCE_LANGUAGE;
}
