/** Shorter words differ in a letter from too many others. */
const SHORTEST = 5;

/** Corrects words with one letter wrong, missing, too many or out of place, by the words of the help and its patterns. */
export class SpellingCorrector {
  readonly #known: ReadonlySet<string>;
  /** Known words by their rest without one letter. */
  readonly #byRest = new Map<string, string>();

  constructor(known: Iterable<string>) {
    this.#known = new Set(known);
    for (const word of this.#known) {
      if (word.length < SHORTEST) continue;
      for (const rest of [word, ...rests(word)]) if (!this.#byRest.has(rest)) this.#byRest.set(rest, word);
    }
  }

  /**
   * @param text as normaliseQuestion makes it
   * @param understood where the words begin that are to stay as they are
   */
  correct(text: string, understood: ReadonlySet<number>): string {
    return text.replace(/\p{L}+/gu, (word, index: number) =>
      this.#known.has(word) || understood.has(index) ? word : (this.#nearest(word) ?? word),
    );
  }

  #nearest(word: string): string | undefined {
    if (word.length < SHORTEST) return undefined;
    for (const rest of [word, ...rests(word)]) {
      const near = this.#byRest.get(rest);
      // The first letter is seldom wrong, and another one makes another word.
      if (near?.startsWith(word.charAt(0))) return near;
    }
    return undefined;
  }
}

/** A word without each of its letters. Two words that share one differ in a letter or two. */
function rests(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
