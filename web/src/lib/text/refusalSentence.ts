import type { RefusalText } from '@everything-wallet/core/refusals/refusalText';
import { refusalValues } from '@everything-wallet/core/refusals/refusalValues';
import { i18n } from './i18n.ts';
import { escapeValues } from './escapeValues.ts';
import { parametersOf } from './parametersOf.ts';

/**
 * Returns the sentence of a refusal from this application's own catalogue.
 *
 * @returns undefined if the text is unknown here or not loaded, or if it needs values that the server did not
 * send: then the sentence that came with it is shown
 */
export function refusalSentence(
  text: RefusalText,
  retryAfterSeconds: number | undefined,
): string | undefined {
  const compiled = Object.hasOwn(i18n.messages, text.id) ? i18n.messages[text.id] : undefined;
  if (compiled === undefined) return undefined;
  const values = refusalValues(text, retryAfterSeconds, i18n.locale);
  return parametersOf(compiled).every((name) => Object.hasOwn(values, name))
    ? i18n._(text.id, escapeValues(values))
    : undefined;
}
