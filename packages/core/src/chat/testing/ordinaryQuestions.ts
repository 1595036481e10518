import {
  lyricWords,
  ordinaryLists,
  ordinaryTemplates,
  ramblingSentences,
  slotWords,
} from './ordinaryTemplates.ts';

const QUESTIONS = 13_500;
const LISTS = 500;
const SEED = 12;
const WORDS_OF_LIST = 8;

/**
 * Returns a generator of numbers from 0 up to below 1, the same in every run: a linear congruential generator
 * modulo 2^32.
 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Messages without a secret. */
interface OrdinaryQuestions {
  /** Distinct: first each template once, then all kinds mixed. */
  readonly questions: readonly string[];
  /** Lists and lines of verse with eight words of the BIP-39 list each. */
  readonly lists: readonly string[];
}

/**
 * Generates typical messages to a wallet's support, the same in every run: templates with words filled in,
 * some in lower case, without punctuation or with typing errors, and paragraphs of 5 to 30 sentences.
 */
export function ordinaryQuestions(): OrdinaryQuestions {
  const random = createRandom(SEED);
  const below = (count: number) => Math.floor(random() * count);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('');
  const hex = (count: number) => Array.from({ length: count }, () => below(16).toString(16)).join('');
  const two = (from: number, to: number) => String(from + below(to - from + 1)).padStart(2, '0');

  const made: Readonly<Record<string, () => string>> = {
    address: () => `0x${hex(40)}`,
    short: () => `0x${hex(4)}…${hex(4)}`,
    hash: () => `0x${hex(64)}`,
    calldata: () => `0xa9059cbb${hex(40).padStart(64, '0')}${hex(12).padStart(64, '0')}`,
    hexAmount: () => `0x${hex(15)}`,
    hexNumber: () => `0x${hex(2)}`,
    digits: () => digits(4),
    order: () => `${pick(['A', 'EW-', 'ORD', '#', 'no. '])}${digits(8)}`,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    phone: () => `+${two(1, 99)} ${digits(3)} ${digits(7)}`,
    email: () =>
      `${pick(slotWords['name'] ?? []).toLowerCase()}.${digits(2)}@example.${pick(['com', 'org'])}`,
    url: () => `https://${pick(['wallet', 'swap', 'claim', 'open', 'help'])}-${hex(3)}.example.com`,
    date: () =>
      pick([`20${two(18, 26)}-${two(1, 12)}-${two(1, 28)}`, `${two(1, 28)}.${two(1, 12)}.20${two(18, 26)}`]),
    time24: () => `${two(0, 23)}:${two(0, 59)}`,
    year: () => `20${two(16, 26)}`,
  };
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (whole, slot: string) => {
      const words = slotWords[slot];
      return words ? pick(words) : (made[slot]?.() ?? whole);
    });

  const inLines = (text: string) => text.replaceAll('|', '\n');
  const slip = (text: string) => {
    const at = below(text.length - 1);
    return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  };
  const careless = (text: string) => {
    if (/[{}<>]|0x|https/.test(text)) return text;
    const kind = below(8);
    if (kind === 0) return text.toLowerCase();
    if (kind === 1) return text.toLowerCase().replace(/[.,?!'"]/g, '');
    if (kind === 2) return slip(slip(text));
    if (kind === 3) return text.toUpperCase();
    if (kind === 4) return `${fill('{greeting}')}, ${text} ${fill('{thanks}')}`;
    return text;
  };
  const question = () => careless(inLines(fill(pick(ordinaryTemplates))));
  const paragraph = () => {
    const sentences = Array.from({ length: 5 + below(26) }, () =>
      below(4) === 0 ? question() : fill(pick(ramblingSentences)),
    );
    return careless(sentences.join(pick([' ', ' ', '\n', ' and ', '... '])));
  };
  const several = (words: readonly string[], count: number) =>
    Array.from({ length: count }, (_, index) => pick(words.filter((__, at) => at % count === index)));
  const list = () => {
    const { before, words, others } = ordinaryLists[pick(Object.keys(ordinaryLists))] ?? {};
    if (!before || !words || !others) return '';
    const lines = [...several(words, WORDS_OF_LIST), ...several(others, 3)].sort();
    return `${before}${pick(['\n', ' '])}${lines.join(pick(['\n', ', ', ' ', '\n- ']))}`;
  };
  const lyrics = () => {
    const line = () => Object.values(lyricWords).map(pick).join(' ');
    return `${line()}\n${line()}`;
  };

  const questions = new Set(ordinaryTemplates.map((template) => inLines(fill(template))));
  while (questions.size < QUESTIONS) questions.add(below(16) === 0 ? paragraph() : question());
  const lists = new Set<string>();
  while (lists.size < LISTS) lists.add(below(3) === 0 ? lyrics() : list());
  return { questions: [...questions], lists: [...lists] };
}
