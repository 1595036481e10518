import { LocalError } from '../LocalError.ts';

/**
 * Selects names by words of the command line: a whole name, or the part before the colon for a group; all of
 * them without a word.
 *
 * @param kind Plural noun for the names, for messages.
 * @throws {LocalError} When a word selects nothing.
 */
export function selectNames(
  names: readonly string[],
  words: readonly string[],
  kind: 'check' | 'suite',
): string[] {
  const matches = (name: string, word: string) => name === word || name.startsWith(`${word}:`);
  const unknown = words.find((word) => !names.some((name) => matches(name, word)));
  if (unknown !== undefined) {
    throw new LocalError(`There is no ${kind} ${unknown}; there are ${names.join(', ')}.`);
  }
  return names.filter((name) => words.length === 0 || words.some((word) => matches(name, word)));
}
