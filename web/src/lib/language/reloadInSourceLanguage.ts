import { logProblem } from '../log/logProblem.ts';
import { missingLanguage } from './missingLanguage.ts';

/**
 * Loads the page again in the source language, whose texts are part of the code. Never resolves, so that nothing is drawn before.
 *
 * @param error reason why the user's language could not be loaded
 * @throws the error if the browser stores nothing: the page would load again and again
 */
export function reloadInSourceLanguage(
  error: unknown,
  reload = () => window.location.reload(),
): Promise<never> {
  if (!missingLanguage.note()) throw error;
  logProblem('The language could not be loaded, so the page is shown in English', error);
  reload();
  return new Promise(() => undefined);
}
