import { formatRetryAfter } from './formatRetryAfter.ts';
import type { RefusalText } from './refusalText.ts';

/**
 * Returns the values of a refusal's text. The parameter {when} is the time until the next attempt, in words of the language:
 * it travels as a number of seconds.
 *
 * @param language as a BCP 47 tag
 */
export function refusalValues(
  { values }: Pick<RefusalText, 'values'>,
  retryAfterSeconds: number | undefined,
  language: string,
): Readonly<Record<string, string | number>> {
  return {
    ...values,
    ...(retryAfterSeconds !== undefined && { when: formatRetryAfter(retryAfterSeconds, language) }),
  };
}
