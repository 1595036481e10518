import { paths } from '../../config/paths.ts';

/** A piece of an answer: text, or one of the product's own paths. */
export interface AnswerPart {
  readonly text: string;
  readonly isPath: boolean;
}

/** Without the home page: in a text, a single slash is a slash. */
const ownPaths: ReadonlySet<unknown> = new Set(Object.values(paths).filter((path) => path !== paths.home));

/** A path between spaces, brackets and punctuation, so that no piece of a longer URL matches. */
const CANDIDATE = /(?<=^|[\s([{"'“‘])(?:\/[a-z][a-z-]*)+(?=[.,;:!?)\]}"'”’]*(?:\s|$))/gu;

/** Finds the product's own paths in an answer; everything else, other URLs included, is text. */
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
