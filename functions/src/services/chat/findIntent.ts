import { intents, type Intent } from './intents.ts';
import type { Concept } from './languages/Concept.ts';
import type { Reading } from './languages/Lexicon.ts';

/** A meaning that fits a question. */
export interface FoundIntent {
  readonly answer: string;
  /** Its place in the table: the lower, the more it matters. */
  readonly rank: number;
}

const table = intents.map(({ answer, when }) => ({ answer, alternatives: when.map(splitTerms) }));

/**
 * Returns the first intent of the table that fits a question.
 *
 * @param earlier the previous question, if this one depends on it: then the intent must need both
 */
export function findIntent(own: Reading, earlier?: Reading): FoundIntent | undefined {
  for (const [rank, { answer, alternatives }] of table.entries()) {
    for (const { needed, excluded } of alternatives) {
      if (excluded.some((concept) => own.has(concept))) continue;
      if (!needed.every((concept) => own.has(concept) || earlier?.has(concept))) continue;
      const ours = needed.filter((concept) => own.has(concept));
      if (ours.length === 0 || (earlier && ours.length === needed.length)) continue;
      return { answer, rank };
    }
  }
  return undefined;
}

function splitTerms(terms: Intent['when'][number]) {
  const needed = terms.filter((term): term is Concept => !term.startsWith('!'));
  const excluded = terms.filter((term) => term.startsWith('!')).map((term) => term.slice(1) as Concept);
  return { needed, excluded };
}
