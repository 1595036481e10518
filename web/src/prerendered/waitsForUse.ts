import { documentLanguage } from '../lib/language/documentLanguage.ts';
import { readAuthQuery } from '../lib/session/readAuthQuery.ts';
import { writtenLanguage } from './writtenLanguage.ts';

/**
 * Returns true if a prerendered page needs no application before its first use. The prerendered form signs in, so a visitor who
 * wants to sign up does not wait; nor does one whose language the page is not in, nor a page that shows answers of the service
 * (`data-live`).
 *
 * @param root the element with the prerendered page
 */
export function waitsForUse(root: HTMLElement): boolean {
  const { isSignUp } = readAuthQuery(window.location.search);
  const isOwnLanguage = documentLanguage() === writtenLanguage(root);
  return !isSignUp && isOwnLanguage && root.querySelector('[data-live]') === null;
}
