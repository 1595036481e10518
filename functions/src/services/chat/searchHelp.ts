import type { HelpEntry } from './HelpEntry.ts';

/** Finds the entry that answers a question, or none. */
export type HelpSearch = (question: string) => HelpEntry | undefined;

/** Words that say nothing about what is asked. */
const fillers = new Set(
  `a about again all also am an and any anybody anyone anything app are as at be because been before being but by
  can could couldn couldnt did didn didnt do does doesn doesnt doing don done dont ever explain for from get
  give go going gonna good got had happen happens has hasnt have havent having he hello help her here hey hi him
  his how however hows i id if ill im in into is isn isnt it its ive just know let lets like made make many may maybe
  me mean meaning means might mine more most much must my need no not now of on one only or other our over own
  please possible question really s say see shall she should show so some somebody someone something sorry still
  such tell than thank thanks that thats the their them then there theres these they thing things this those
  time to today too try trying understand up us use used using very via wallet wanna want was way we well were
  what whats when where wheres whether which while who whos why will wish with without won wonder wondering wont
  work works would wouldn wouldnt write wrong wrote yes yet you your youre`.split(/\s+/),
);

/** Of a question's telling words, how many an entry must hold. */
const LEAST_SHARE = 0.5;

/** BM25, with words of title and synonyms counted more; below it a match is chance. */
const LEAST_SCORE = 4;

/** Prepares the search over the help. */
export async function searchHelp(entries: readonly HelpEntry[]): Promise<HelpSearch> {
  const [{ default: MiniSearch }, { stemmer }] = await Promise.all([import('minisearch'), import('stemmer')]);
  const processTerm = (word: string) => {
    const term = word.toLowerCase();
    return fillers.has(term) ? null : stemmer(term);
  };
  const index = new MiniSearch<HelpEntry>({
    idField: 'title',
    fields: ['title', 'also', 'text'],
    tokenize: wordsOf,
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
      wordsOf(question)
        .map(processTerm)
        .filter((term) => term !== null),
    );
    const [best] = index.search(question);
    if (!best || best.score < LEAST_SCORE) return undefined;
    if (new Set(best.queryTerms).size < asked.size * LEAST_SHARE) return undefined;
    return entries.find(({ title }) => title === best.id);
  };
}

function wordsOf(text: string): string[] {
  // An apostrophe ends no word: 'cant' says more than 'can' and 't'.
  return text.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}
