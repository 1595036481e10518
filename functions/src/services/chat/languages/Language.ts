import type { Concept } from './Concept.ts';

/** A language of questions, besides English. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** States in this language that the answer is in English. */
  readonly notice: string;
  /** Script that only this language has among those here; the others are identified by their words. */
  readonly script?: RegExp;
  /** Everyday words that identify it, except those that English has as well. */
  readonly words: string;
  /** Common greetings. */
  readonly greeting: string;
  /** As in `english`; a star matches any ending of a word. */
  readonly concepts: Partial<Readonly<Record<Concept, string>>>;
}
