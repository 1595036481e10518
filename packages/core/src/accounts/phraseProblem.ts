import { writeFieldProblem } from '../errors/fieldProblem.ts';
import { isValidMnemonic } from './isValidMnemonic.ts';
import { normaliseMnemonic } from './normaliseMnemonic.ts';
import { phraseLengths } from './phraseLengths.ts';
import { wordProblem } from './wordProblem.ts';

/**
 * What is wrong with a recovery phrase as it is typed, as a field problem that names the first wrong word by its place.
 *
 * It quotes a word of the phrase: it is for the screen the phrase stands on, and for no log.
 *
 * @returns undefined for a valid mnemonic, and where nothing is typed yet
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
