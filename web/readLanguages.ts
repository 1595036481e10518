import { readdirSync } from 'node:fs';
import { textsFolder } from './textsFolder.ts';

/** Returns the languages that have a folder of texts, as BCP 47 tags. */
export function readLanguages(): readonly string[] {
  return readdirSync(textsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
