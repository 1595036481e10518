import { readdirSync } from 'node:fs';
import { PSEUDO_LANGUAGES } from './pseudoLanguages.ts';
import { textsFolder } from './textsFolder.ts';

/**
 * Returns the languages that have a folder of texts, as BCP 47 tags; with the pseudo-languages in a build for tests
 * (`PSEUDO_LANGUAGES=true`).
 */
export function readLanguages(): readonly string[] {
  const folders = readdirSync(textsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [...folders, ...(process.env['PSEUDO_LANGUAGES'] === 'true' ? PSEUDO_LANGUAGES : [])].sort();
}
