import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { directionOf } from './directionOf.ts';
import { missingLanguage } from './missingLanguage.ts';
import { readAddress } from './readAddress.ts';
import { resolveLanguage } from './resolveLanguage.ts';
import { visitLanguage } from './visitLanguage.ts';

/**
 * Gives the document the language of the interface and its direction, before anything is drawn: the source language if the user's
 * could not be loaded a moment ago.
 */
export function setDocumentLanguage(): void {
  const { pathname } = window.location;
  const language = missingLanguage.take() ? SOURCE_LANGUAGE : resolveLanguage(pathname);
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  documentElement.dataset['language'] = language;
  const { language: ofAddress } = readAddress(pathname);
  if (ofAddress !== undefined) visitLanguage.remember(ofAddress);
}
