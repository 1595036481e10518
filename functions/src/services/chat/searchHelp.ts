import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import { fillers } from './languages/fillers.ts';
import { plainText } from './plainText.ts';

/** What the search makes of a question. */
interface HelpFindings {
  /** The entry that answers it, where that is beyond doubt. */
  readonly answer: HelpEntry | undefined;
  /** The entries that may, the likeliest first. */
  readonly candidates: readonly HelpEntry[];
  /** How many of its telling words the help does not know. */
  readonly unknownWords: number;
}

export type HelpSearch = (question: string) => HelpFindings;

/** Of a question's telling words, how many an answer must hold. */
const LEAST_SHARE = 0.65;

/** BM25, with words of title and synonyms counted more; below it a match is chance. */
const LEAST_SCORE = 12;

/** How much better than the next an answer must be. */
const LEAST_LEAD = 1.25;

/** What is offered at all, where nothing is beyond doubt. */
const LEAST_SCORE_OF_CANDIDATE = 4;

/** Prepares the search over the help. */
export async function searchHelp(entries: readonly HelpEntry[]): Promise<HelpSearch> {
  const [{ default: MiniSearch }, { stemmer }] = await Promise.all([import('minisearch'), import('stemmer')]);
  const processTerm = (word: string) => (fillers.has(word) ? null : stemmer(word));
  const index = new MiniSearch<HelpEntry>({
    idField: 'name',
    fields: ['title', 'also', 'text'],
    tokenize: (text) => plainText(text).split(' '),
    processTerm,
    searchOptions: {
      boost: { title: 3, also: 3 },
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 1 : false),
    },
  });
  index.addAll(entries);

  return (question) => {
    const asked = new Set(
      plainText(question)
        .split(' ')
        .filter((word) => /\p{L}/u.test(word))
        .map(processTerm)
        .filter((term) => term !== null),
    );
    const found = index.search(question);
    const named = found
      .filter(({ score }) => score >= LEAST_SCORE_OF_CANDIDATE)
      .map((result) => ({ result, entry: entries.find(({ name }) => name === result.id) }));
    const [best, next] = found;
    const isSure =
      best !== undefined &&
      best.score >= LEAST_SCORE &&
      best.score >= LEAST_LEAD * (next?.score ?? 0) &&
      (best.queryTerms.length > 1 || asked.size === 1) &&
      new Set(best.queryTerms).size >= asked.size * LEAST_SHARE;
    const known = new Set(
      index.search(question, { fuzzy: false, prefix: false }).flatMap(({ queryTerms }) => queryTerms),
    );
    return {
      answer: isSure ? named[0]?.entry : undefined,
      candidates: named.flatMap(({ entry }) => entry ?? []),
      unknownWords: [...asked].filter((term) => !known.has(term)).length,
    };
  };
}
