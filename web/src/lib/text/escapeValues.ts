import { documentDirection } from '../language/documentDirection.ts';

/** Values of a text's parameters. */
type Values = Readonly<Record<string, string | number>>;

/** First strong isolate, and its end (Unicode UAX 9): the characters between take their direction from the first letter. */
const ISOLATE = ['\u2068', '\u2069'] as const;

/**
 * Prepares values that the library shows as they are. Lingui decodes `\xNN` and `\uNNNN` in the finished text, values
 * included: without this, a token that calls itself 'U\x53DC' passes every check of names, and is shown as USDC.
 *
 * In a right-to-left text each value is isolated: the end of a shortened address would otherwise stand before its
 * beginning, and a name in another script could reorder what follows.
 */
export function escapeValues(values: Values = {}): Values {
  const [open, close] = documentDirection() === 'rtl' ? ISOLATE : ['', ''];
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `${open}${value.replaceAll('\\', '\\x5c')}${close}` : value,
    ]),
  );
}
