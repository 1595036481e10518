import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The last lines of a text file, without colours and indented for showing below a message. */
export function tailOfFile(path: string, lines = 25): string {
  return stripVTControlCharacters(readFileSync(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => `    ${line}`)
    .join('\n');
}
