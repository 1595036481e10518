import { paths } from '../../config/paths.ts';

/** A piece of an answer: words, or one of the product's own addresses. */
export interface AnswerPart {
  readonly text: string;
  readonly isPath: boolean;
}

/** The home page is left out: in a text a lone slash is a slash. */
const ownPaths: ReadonlySet<unknown> = new Set(Object.values(paths).filter((path) => path !== paths.home));

/** What stands alone between spaces, brackets and marks, so that no piece of a longer address is taken for one of ours. */
const CANDIDATE = /(?<=^|[\s([{"'“‘])(?:\/[a-z][a-z-]*)+(?=[.,;:!?)\]}"'”’]*(?:\s|$))/gu;

/** Finds the product's own addresses in an answer; everything else in it, other addresses too, is words. */
export function splitAnswer(answer: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const { 0: path, index } of answer.matchAll(CANDIDATE)) {
    if (!ownPaths.has(path)) continue;
    if (index > end) parts.push({ text: answer.slice(end, index), isPath: false });
    parts.push({ text: path, isPath: true });
    end = index + path.length;
  }
  if (end < answer.length) parts.push({ text: answer.slice(end), isPath: false });
  return parts;
}
