import { format } from 'node:util';

/*
 * Replaces vitest for the rules' tests while the rules are mutated: it collects the tests, so that any of
 * them can run repeatedly in one process, which vitest does not support.
 */

export { expect } from 'vitest';

type Work = (...args: never[]) => unknown;

interface Suite {
  readonly name: string;
  readonly parent: Suite | undefined;
  readonly beforeEach: Work[];
}

/** A test, ready to be run. */
export interface CollectedTest {
  /** The names of its suites and its own. */
  readonly name: string;
  readonly run: () => Promise<void>;
}

let suite: Suite = { name: '', parent: undefined, beforeEach: [] };
let tests: CollectedTest[] = [];

/** The tests that were declared since the last call. */
export function takeTests(): CollectedTest[] {
  const taken = tests;
  tests = [];
  suite = { name: '', parent: undefined, beforeEach: [] };
  return taken;
}

export function beforeEach(work: Work): void {
  suite.beforeEach.push(work);
}

/** Cleanup after the last test is left to the end of the process. */
export function afterAll(): void {
  return undefined;
}

function declareSuite(name: string, work: Work): void {
  const parent = suite;
  suite = { name, parent, beforeEach: [] };
  work();
  suite = parent;
}

function declareTest(name: string, work: Work): void {
  const of = suite;
  const suites: Suite[] = [];
  for (let current: Suite | undefined = of; current; current = current.parent) suites.unshift(current);
  tests.push({
    name: [...suites.map((one) => one.name), name].filter(Boolean).join(' > '),
    run: async () => {
      for (const { beforeEach: hooks } of suites) for (const hook of hooks) await hook();
      await work();
    },
  });
}

/** Declares a test or a suite for each row of a table. */
function each(declare: (name: string, work: Work) => void) {
  return (table: readonly unknown[]) => (name: string, work: Work) => {
    for (const row of table) {
      const args: readonly unknown[] = Array.isArray(row) ? row : [row];
      const named = name.replace(/\$(\w+)/g, (_, field: string) =>
        String((args[0] as Record<string, unknown>)[field]),
      );
      const places = named.match(/%[sdijo]/g)?.length ?? 0;
      declare(format(named, ...args.slice(0, places)), () => work(...(args as never[])));
    }
  };
}

export const describe = Object.assign(declareSuite, { each: each(declareSuite) });
export const test = Object.assign(declareTest, { each: each(declareTest) });
