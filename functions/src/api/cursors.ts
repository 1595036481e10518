import { z } from '@hono/zod-openapi';
import { ApiProblem } from './ApiProblem.ts';

/** The answer before, as a caller names it. */
export const cursorField = z
  .string()
  .max(400, 'must be the cursor of an answer')
  .openapi({ description: 'The cursor of the previous answer, for the same address and network.' })
  .optional();

/**
 * Encodes the position of the next request.
 *
 * @param place what it applies to: for anything else it would hide unread parts
 */
export function writeCursor(place: readonly string[], position: unknown): string {
  return Buffer.from(JSON.stringify([...place, position])).toString('base64url');
}

/** @throws ApiProblem invalid_request if the cursor is of another place */
export function readCursor<Schema extends z.ZodType>(
  cursor: string,
  place: readonly string[],
  schema: Schema,
): z.output<Schema> {
  const read = z.array(z.unknown()).safeParse(parsed(Buffer.from(cursor, 'base64url').toString())).data ?? [];
  const position = schema.safeParse(read.at(-1));
  const isOfPlace = read.length === place.length + 1 && place.every((name, index) => read[index] === name);
  if (position.success && isOfPlace) return position.data;
  const detail = 'cursor must be that of an answer for the same address and network.';
  throw new ApiProblem('invalid_request', { detail, errors: [{ field: 'cursor', detail }] });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
