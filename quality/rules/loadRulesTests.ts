import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { takeTests, type CollectedTest } from './testCollector.ts';

const directory = join(repositoryRoot, 'tests', 'rules');

/** A test of the rules, with the file it stands in. */
export interface RulesTest extends CollectedTest {
  readonly file: string;
}

/** Loads all tests of the rules into this process; always in the same order. */
export async function loadRulesTests(): Promise<RulesTest[]> {
  const collector = new URL('./testCollector.ts', import.meta.url).href;
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && context.parentURL?.startsWith(pathToFileURL(directory).href)
        ? { url: collector, shortCircuit: true }
        : next(specifier, context),
  });
  const tests: RulesTest[] = [];
  for (const file of readdirSync(directory)
    .filter((name) => name.endsWith('.test.ts'))
    .sort()) {
    await import(pathToFileURL(join(directory, file)).href);
    tests.push(...takeTests().map((test) => ({ ...test, file })));
  }
  hooks.deregister();
  return tests;
}
