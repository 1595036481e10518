import { languages } from 'virtual:languages';
import { chooseLanguage } from './chooseLanguage.ts';
import { chosenLanguage } from './chosenLanguage.ts';
import { directionOf } from './directionOf.ts';

/** Returns the language of the interface: the user's choice, or the first of the browser's languages that has texts. */
export function wantedLanguage(): string {
  const chosen = chosenLanguage.read();
  return chooseLanguage([...(chosen === null ? [] : [chosen]), ...navigator.languages], languages);
}

/** Gives the document the language of the interface and its direction, before anything is drawn. */
export function chooseDocumentLanguage(): void {
  const language = wantedLanguage();
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
  documentElement.dataset['language'] = language;
}
