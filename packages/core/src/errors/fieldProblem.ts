import type { TextId } from '../texts/texts.ts';

/** What is wrong with a field: the catalogue's message, and what it names. */
export interface FieldProblem {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Writes a problem where a form's schema has room for one text: the message's id, and behind it what it names.
 *
 * A problem that names nothing is the id alone, which is what most schemas write themselves.
 */
export function writeFieldProblem({ id, values }: FieldProblem): string {
  return values ? `${id} ${JSON.stringify(values)}` : id;
}

/** Reads back what `writeFieldProblem` wrote, or the id of any catalogue's message that stands alone. */
export function readFieldProblem(text: string): { id: string; values?: FieldProblem['values'] } {
  const gap = text.indexOf(' ');
  if (gap < 0) return { id: text };
  return {
    id: text.slice(0, gap),
    values: JSON.parse(text.slice(gap + 1)) as Record<string, string | number>,
  };
}
