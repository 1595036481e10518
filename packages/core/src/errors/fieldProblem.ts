import type { TextId } from '../texts/texts.ts';

/** Problem of a field: the text id, and its values. */
export interface FieldProblem {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Writes a problem where a form's schema has room for one text: the text id, followed by its values.
 *
 * A problem without values is the id alone, which is what most schemas write themselves.
 */
export function writeFieldProblem({ id, values }: FieldProblem): string {
  return values ? `${id} ${JSON.stringify(values)}` : id;
}

/** Reads a problem that `writeFieldProblem` wrote, or a bare text id. */
export function readFieldProblem(text: string): { id: string; values?: FieldProblem['values'] } {
  const gap = text.indexOf(' ');
  if (gap < 0) return { id: text };
  return {
    id: text.slice(0, gap),
    values: JSON.parse(text.slice(gap + 1)) as Record<string, string | number>,
  };
}
