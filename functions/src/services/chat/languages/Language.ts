import type { Concept } from './Concept.ts';

/** A language that questions come in, besides English. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** Says in this language that the answer is in English. */
  readonly notice: string;
  /** The writing that is this language's alone among those here; the others are told by their words. */
  readonly script?: RegExp;
  /** Everyday words by which it is known, apart from what English has as well. */
  readonly words: string;
  /** What people greet with. */
  readonly greeting: string;
  /** As in `english`; a star stands for the end of a word, whatever it is. */
  readonly concepts: Partial<Readonly<Record<Concept, string>>>;
}
