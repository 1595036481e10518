import type { PlainReadQuestion, Question } from './Client.ts';
import { plainReads } from './plainReads.ts';

/** Returns true if the SDKs' methods for a question are generated. */
export function isPlainRead(question: Question): question is PlainReadQuestion {
  return question[0] in plainReads;
}
