import { directionOf } from './directionOf.ts';
import { resolveLanguage } from './resolveLanguage.ts';

/** Gives the document the language of the interface and its direction, before anything is drawn. */
export function setDocumentLanguage(): void {
  const language = resolveLanguage();
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  documentElement.dataset['language'] = language;
}
