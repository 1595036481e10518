import { paint } from './paint.ts';
import { plainLine } from './plainLine.ts';

/** Writes named values one a line, the values under each other; those that are undefined are left out. */
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
