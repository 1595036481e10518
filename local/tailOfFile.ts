import { readFileSync } from 'node:fs';

/** The last lines of a text file, indented for showing below a message. */
export function tailOfFile(path: string, lines = 25): string {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => `    ${line}`)
    .join('\n');
}
