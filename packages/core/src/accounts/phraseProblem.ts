import { writeFieldProblem } from '../errors/fieldProblem.ts';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';
import { phraseLengths } from './phraseLengths.ts';
import { wordProblem } from './wordProblem.ts';

/**
 * Describes the problem of a recovery phrase as typed: a field problem that names the first wrong word by its
 * place.
 *
 * It quotes a word of the phrase: show it only on the screen of the phrase, and never log it.
 *
 * @returns undefined for a valid mnemonic, and for an empty field
 */
export function phraseProblem(phrase: string): string | undefined {
  const normal = normaliseMnemonic(phrase);
  if (normal === '' || isValidMnemonic(phrase)) return undefined;
  const words = normal.split(' ');
  for (const [index, word] of words.entries()) {
    const problem = wordProblem(word, index + 1);
    if (problem !== undefined) return problem;
  }
  return phraseLengths.includes(words.length)
    ? writeFieldProblem({ id: 'phrase.error.checksum' })
    : writeFieldProblem({ id: 'phrase.error.count', values: { count: words.length } });
}
