import { intents, type Intent } from './intents.ts';
import type { Concept } from './languages/Concept.ts';
import type { Reading } from './languages/Lexicon.ts';

/** A meaning that fits a question. */
export interface FoundIntent {
  readonly answer: string;
  /** Its place in the table: the lower, the more it matters. */
  readonly rank: number;
  /** How many concepts say so. */
  readonly size: number;
  /** Whether all of them are of the kind that much is about, in the wallet and elsewhere. */
  readonly isGeneral: boolean;
  /** How many words of the question do. */
  readonly explained: number;
}

/** What much is about, in the wallet and elsewhere: one of them alone says little. */
const general: ReadonlySet<Concept> = new Set<Concept>([
  'howTo',
  'account',
  'address',
  'app',
  'balance',
  'buy',
  'cannot',
  'cashOut',
  'coin',
  'device',
  'fee',
  'history',
  'howLong',
  'less',
  'limit',
  'login',
  'network',
  'pending',
  'price',
  'primary',
  'privacy',
  'product',
  'receive',
  'safe',
  'scan',
  'send',
  'settings',
  'steal',
  'support',
  'token',
  'faster',
  'memo',
  'watch',
  'contact',
  'test',
  'dapp',
  'signUp',
  'stake',
  'sdk',
  'qr',
  'password',
  'apiWord',
  'intruder',
  'swap',
  'lockedOut',
]);

const table = intents.map(({ answer, when }) => ({ answer, alternatives: when.map(splitTerms) }));

/**
 * The first meaning of the table that fits a question.
 *
 * @param earlier what was asked before, where the question leans on it: then the meaning must need both
 */
export function findIntent(own: Reading, earlier?: Reading): FoundIntent | undefined {
  for (const [rank, { answer, alternatives }] of table.entries()) {
    for (const { needed, excluded } of alternatives) {
      if (excluded.some((concept) => own.has(concept))) continue;
      if (!needed.every((concept) => own.has(concept) || earlier?.has(concept))) continue;
      const ours = needed.filter((concept) => own.has(concept));
      if (ours.length === 0 || (earlier && ours.length === needed.length)) continue;
      const explained = new Set(ours.flatMap((concept) => [...(own.get(concept) ?? [])])).size;
      const isGeneral = needed.every((concept) => general.has(concept));
      return { answer, rank, size: needed.length, explained, isGeneral };
    }
  }
  return undefined;
}

function splitTerms(terms: Intent['when'][number]) {
  const needed = terms.filter((term): term is Concept => !term.startsWith('!'));
  const excluded = terms.filter((term) => term.startsWith('!')).map((term) => term.slice(1) as Concept);
  return { needed, excluded };
}
