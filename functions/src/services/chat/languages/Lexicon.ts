import { withoutAccents } from '../withoutAccents.ts';
import type { Concept } from './Concept.ts';

/** Concepts of a text, each with the positions of its words. */
export type Reading = ReadonlyMap<Concept, ReadonlySet<number>>;

const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Replaces … while accents are removed, which would turn it into three points. */
const GAP = '\0';

/** A star behind a letter. */
const ENDING = /(?<=\p{L})(?<!\\\p{L})\*/gu;

/** Finds concepts in texts by one language's patterns. */
export class Lexicon {
  readonly #patterns: Partial<Readonly<Record<Concept, string>>>;
  readonly #hasSpaces: boolean;
  #compiled: readonly (readonly [Concept, RegExp])[] | undefined;

  /**
   * @param patterns by concept: regular expressions of plain words, in which … matches up to three words
   * between, and a star behind a letter any ending of the word
   * @param hasSpaces false if words are written together or change within, so that matches may begin and end
   * anywhere
   */
  constructor(patterns: Partial<Readonly<Record<Concept, string>>>, hasSpaces = true) {
    this.#patterns = patterns;
    this.#hasSpaces = hasSpaces;
  }

  /** @param text as normaliseQuestion makes it */
  read(text: string): Reading {
    this.#compiled ??= this.#compile();
    const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
    const reading = new Map<Concept, Set<number>>();
    // Between spaces, a pattern is tried where words begin and nowhere else.
    const spaced = this.#hasSpaces ? ` ${text} ` : text;
    for (const [concept, pattern] of this.#compiled) {
      const words = new Set<number>();
      for (const { 0: found, index } of spaced.matchAll(pattern)) {
        // The space before the words is where they begin in the text, which has none there.
        const end = index + found.length - (this.#hasSpaces ? 1 : 0);
        for (const [place, start] of starts.entries()) {
          if (start < end && (starts[place + 1] ?? text.length + 1) > index) words.add(start);
        }
      }
      if (words.size > 0) reading.set(concept, words);
    }
    return reading;
  }

  #compile() {
    return Object.entries(this.#patterns).map(([concept, source]) => {
      const words = withoutAccents(source.replaceAll(' … ', GAP)).replaceAll(GAP, String.raw`(?: \S+){0,3} `);
      const pattern = this.#hasSpaces ? betweenSpaces(words) : words.replace(ENDING, `${LETTER}*`);
      return [concept as Concept, new RegExp(pattern, this.#hasSpaces ? 'g' : 'gu')] as const;
    });
  }
}

/** A pattern of whole words in a text that has a space before and after each. */
function betweenSpaces(words: string): string {
  const anchored = words.replace(/(?<!\[)\^/g, '(?<=^ )').replaceAll('$', '(?= $)');
  return String.raw` (?:${anchored.replace(ENDING, String.raw`\S*`)})(?= )`;
}
