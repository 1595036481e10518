import { answerFields, type AnswerField } from './answerFields.ts';
import { rows } from './rows.ts';

/** Returns the fields that a suite lies about. */
export function fieldsOf(suite: keyof typeof rows): readonly AnswerField[] {
  return answerFields().filter(({ path }) => rows[suite].some((root) => isOf(path, root)));
}

/** Returns true if a field belongs to an answer, or to a part of one. */
export function isOf(path: string, root: string): boolean {
  return path === root || (path.startsWith(root) && /^[.[{]/.test(path.slice(root.length)));
}
