import { readdirSync, readFileSync } from 'node:fs';

const directory = new URL('../../../../../docs/help/examples/', import.meta.url);

/** Questions to the support chat in many languages. */
export const helpExampleLines: readonly string[] = readdirSync(directory)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readFileSync(new URL(name, directory), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '');
