import { setTimeout as sleep } from 'node:timers/promises';
import { setLogLevel } from 'firebase/firestore';
import { loadRulesTests, type RulesTest } from './loadRulesTests.ts';
import { putRules } from './putRules.ts';
import { ruleCoverage, type Coverage } from './ruleCoverage.ts';

/* A process that runs single tests of the rules against rules it is given; see mutationRun.ts, which starts it. */

/** Request to the test process. */
export type Order =
  | { readonly kind: 'cover'; readonly rules: string; readonly test: number }
  | { readonly kind: 'try'; readonly rules: string; readonly tests: readonly number[] };

/** Answer of the test process. */
export type Answer =
  | { readonly kind: 'ready'; readonly names: readonly string[] }
  | { readonly kind: 'covered'; readonly failure: string | undefined; readonly coverage: Coverage }
  | { readonly kind: 'tried'; readonly failed: number | undefined; readonly count: number }
  | { readonly kind: 'broken'; readonly reason: string };

/** A test that takes longer has failed: rules that never answer are noticed as well. */
const TEST_LIMIT_MS = 120_000;

const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const projectId = process.env['RULES_TEST_PROJECT'] ?? '';
// Refused writes are expected in these tests.
setLogLevel('silent');
const tests = await loadRulesTests();
const started = new Set<string>();

async function failureOf({ run }: RulesTest): Promise<string | undefined> {
  const overdue = new AbortController();
  try {
    await Promise.race([
      run(),
      sleep(TEST_LIMIT_MS, undefined, { signal: overdue.signal, ref: false }).then(() => {
        throw new Error('It takes too long');
      }),
    ]);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    overdue.abort();
  }
}

/** The first test of a file loads the original rules: that must precede the mutated ones. */
async function start(numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    const test = tests[number];
    if (!test || started.has(test.file)) continue;
    started.add(test.file);
    await failureOf(test);
  }
}

async function follow(order: Order): Promise<Answer> {
  if (order.kind === 'cover') {
    await start([order.test]);
    await putRules(host, projectId, order.rules);
    const test = tests[order.test];
    const failure = test ? await failureOf(test) : 'There is no such test';
    return { kind: 'covered', failure, coverage: await ruleCoverage(host, projectId) };
  }
  await start(order.tests);
  await putRules(host, projectId, order.rules);
  let count = 0;
  for (const number of order.tests) {
    const test = tests[number];
    if (!test) continue;
    count += 1;
    if ((await failureOf(test)) !== undefined) return { kind: 'tried', failed: number, count };
  }
  return { kind: 'tried', failed: undefined, count };
}

const answer = (message: Answer) => process.send?.(message);
process.on('message', (order: Order) => {
  follow(order).then(answer, (error: unknown) => answer({ kind: 'broken', reason: String(error) }));
});
answer({ kind: 'ready', names: tests.map(({ file, name }) => `${file}: ${name}`) });
