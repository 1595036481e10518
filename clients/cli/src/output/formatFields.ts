import { paint } from './paint.ts';
import { plainLine } from './plainLine.ts';

/** Formats named values, one a line, aligned; undefined ones are omitted. */
export function formatFields(
  fields: readonly (readonly [name: string, value: string | undefined])[],
  stream: NodeJS.WriteStream = process.stdout,
): string {
  const shown = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const width = Math.max(...shown.map(([name]) => name.length));
  return shown
    .map(([name, value]) => `${paint('bold', name.padEnd(width), stream)}  ${plainLine(value)}`)
    .join('\n');
}
