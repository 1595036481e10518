import { directionOf } from './directionOf.ts';
import { readAddress } from './readAddress.ts';
import { resolveLanguage } from './resolveLanguage.ts';
import { visitLanguage } from './visitLanguage.ts';

/** Gives the document the language of the interface and its direction, before anything is drawn. */
export function setDocumentLanguage(): void {
  const { pathname } = window.location;
  const language = resolveLanguage(pathname);
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  documentElement.dataset['language'] = language;
  if (readAddress(pathname).language !== undefined) visitLanguage.remember(language);
}
