import { normaliseQuestion } from '../normaliseQuestion.ts';
import { withoutAccents } from '../withoutAccents.ts';
import { SpellingCorrector } from '../SpellingCorrector.ts';
import { english as englishPatterns } from './english.ts';
import { fillers } from './fillers.ts';
import type { Concept } from './Concept.ts';
import type { Language } from './Language.ts';
import { languages } from './languages.ts';
import { Lexicon, type Reading } from './Lexicon.ts';

interface Speaker {
  readonly language: Language;
  readonly everyday: ReadonlySet<string>;
  /** Words that identify it: everyday words, and those of its patterns. */
  readonly words: ReadonlySet<string>;
  /** Beginnings of words in its patterns. */
  readonly stems: readonly string[];
  readonly lexicon: Lexicon;
}

/** A question's language, undefined for English and for words of no language, and its concepts. */
interface Reported {
  readonly language: Language | undefined;
  readonly reading: Reading;
  /**
   * True if it has English words besides those that every language uses, such as names of coins and networks.
   */
  readonly isEnglish: boolean;
}

/** Concepts with the same words in all languages. */
const international: ReadonlySet<Concept> = new Set([
  'coin',
  'exchange',
  'keystore',
  'lido',
  'network',
  'nft',
  'otherChain',
  'otherWallet',
  'pol',
  'polygon',
  'qr',
  'rollup',
  'units',
]);

const englishLexicon = new Lexicon(englishPatterns);

/** Every word that the patterns are written with. */
const spelling = new SpellingCorrector([
  ...fillers,
  ...Object.values(englishPatterns).flatMap((pattern) => pattern.match(/(?<!\\)\b[a-z]+\b(?![(\\*])/g) ?? []),
]);

/** Shorter beginnings occur in other languages' words as well. */
const SHORTEST_STEM = 4;

const speakers: readonly Speaker[] = languages.map((language) => {
  const everyday = normaliseQuestion(language.words).split(' ');
  const inPatterns = Object.values(language.concepts).flatMap((pattern) =>
    [...withoutAccents(pattern).matchAll(/(?<![\p{L}\\])(\p{L}{2,})(\*?)/gu)].map(([, word = '', star]) => ({
      word,
      isStem: star !== '',
    })),
  );
  return {
    language,
    everyday: new Set(everyday),
    words: new Set([...everyday, ...inPatterns.map(({ word }) => word)]),
    stems: inPatterns
      .filter(({ word, isStem }) => isStem && word.length >= SHORTEST_STEM)
      .map(({ word }) => word),
    lexicon: new Lexicon(language.concepts, language.script === undefined),
  };
});

const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Detects the language of a question by its script or its words, and reads it with the patterns of that
 * language and of English, whose words for coins and wallets all languages use.
 *
 * @param text as normaliseQuestion makes it
 */
export function hear(text: string): Reported {
  const inEnglish = englishLexicon.read(text);
  const speaker = byScript(text) ?? byWords(text, inEnglish);
  if (!speaker) {
    const words = spelling.correct(text, covered(inEnglish));
    const reading = words === text ? inEnglish : englishLexicon.read(words);
    return { language: undefined, reading, isEnglish: hasEnglish(text, reading) };
  }
  // An everyday word of their language is not the English word with the same spelling.
  const reading = new Map(englishLexicon.read(withoutWords(text, speaker.everyday)));
  for (const [concept, words] of speaker.lexicon.read(text)) {
    reading.set(concept, new Set([...words, ...(reading.get(concept) ?? [])]));
  }
  // If little is understood, a mention of sending counts as asking how, unless it has been done.
  if (!reading.has('sent')) reading.set('howTo', new Set());
  return { language: speaker.language, reading, isEnglish: false };
}

function hasEnglish(text: string, reading: Reading): boolean {
  const isFiller = (word: string) => word.length > 1 && fillers.has(word);
  return text.split(' ').some(isFiller) || [...reading.keys()].some((concept) => !international.has(concept));
}

/** Blanks some words of a text, so that the others stay at their positions. */
function withoutWords(text: string, words: ReadonlySet<string>): string {
  return text.replace(/\S+/g, (word) => (words.has(word) ? ' '.repeat(word.length) : word));
}

function byScript(text: string): Speaker | undefined {
  return speakers.find(({ language }) => language.script?.test(text));
}

/** Returns the language of most words, if they are more than those of English. */
function byWords(text: string, inEnglish: Reading): Speaker | undefined {
  const isCyrillic = CYRILLIC.test(text);
  const words = text.split(' ');
  let best: Speaker | undefined;
  const english = covered(inEnglish);
  let most = isCyrillic
    ? 0
    : [...text.matchAll(/\S+/g)].filter(({ 0: word, index }) => fillers.has(word) || english.has(index))
        .length;
  for (const speaker of speakers) {
    const known = words.filter((word) => isOf(speaker, word)).length;
    if (known > most) [best, most] = [speaker, known];
  }
  return (
    best ?? (isCyrillic ? speakers.find(({ language }) => language.code === cyrillicOf(text)) : undefined)
  );
}

/** Returns the Cyrillic language if no word is known: only one of them has these letters. */
function cyrillicOf(text: string): 'uk' | 'ru' {
  return /[іїєґ]/.test(text) ? 'uk' : 'ru';
}

function isOf({ words, stems }: Speaker, word: string): boolean {
  return words.has(word) || stems.some((stem) => word.startsWith(stem));
}

/** Returns the positions of words with any known concept. */
function covered(reading: Reading): ReadonlySet<number> {
  return new Set([...reading.values()].flatMap((words) => [...words]));
}
