import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const suitesDirectory = join(import.meta.dirname, 'suites');

/** Names of all suites, sorted: each is a file in `suites`. */
export function suiteNames(): string[] {
  return readdirSync(suitesDirectory)
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''))
    .sort();
}
