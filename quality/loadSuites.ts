import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { QualitySuite } from './QualitySuite.ts';
import { suiteNames, suitesDirectory } from './suiteNames.ts';

/** All suites by name: each file in `suites` exports one by the file's own name. */
export async function loadSuites(): Promise<Map<string, QualitySuite>> {
  const suites = new Map<string, QualitySuite>();
  for (const name of suiteNames()) {
    const module = (await import(pathToFileURL(join(suitesDirectory, `${name}.ts`)).href)) as Record<
      string,
      QualitySuite
    >;
    const suite = module[name];
    if (!suite) throw new Error(`quality/suites/${name}.ts does not export ${name}`);
    suites.set(name, suite);
  }
  return suites;
}
