/** Values of a text's parameters. */
type Values = Readonly<Record<string, string | number>>;

/**
 * Prepares values that the library shows as they are. It decodes `\xNN` and `\uNNNN` in the finished text, values
 * included: without this, a token that calls itself 'U\x53DC' passes every check of names, and is shown as USDC.
 */
export function literalValues(values: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\x5c') : value,
    ]),
  );
}
