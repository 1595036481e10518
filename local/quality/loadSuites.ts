import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { QualitySuite } from './QualitySuite.ts';

const directory = join(import.meta.dirname, 'suites');

/** All suites by name: each file in `suites` exports one by the file's own name. */
export async function loadSuites(): Promise<Map<string, QualitySuite>> {
  const names = readdirSync(directory)
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''))
    .sort();
  const suites = new Map<string, QualitySuite>();
  for (const name of names) {
    const module = (await import(pathToFileURL(join(directory, `${name}.ts`)).href)) as Record<
      string,
      QualitySuite
    >;
    const suite = module[name];
    if (!suite) throw new Error(`local/quality/suites/${name}.ts does not export ${name}`);
    suites.set(name, suite);
  }
  return suites;
}
