import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { equivalentMutants } from '../rules/equivalentMutants.ts';
import { mutateRules } from '../rules/mutateRules.ts';
import { mutationRun } from '../rules/mutationRun.ts';
import { TestWorker } from '../rules/TestWorker.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Interval of progress messages, in mutants. */
const PROGRESS_STEP = 100;

/**
 * Changes every condition of firestore.rules, one at a time, and expects a test of the rules to fail each time.
 *
 * Changes that make no difference to any request are listed with the reason; one that is listed and noticed, or listed
 * and not there any more, fails as well.
 */
export const mutation: QualitySuite = {
  claim: 'For every change of a condition in `firestore.rules` that makes a difference, a rules test fails.',
  needs: 'stack',
  async work({ environment, log, beforeEnd }) {
    const source = readFileSync(join(repositoryRoot, 'firestore.rules'), 'utf8');
    const mutants = mutateRules(source);
    const host = environment['FIRESTORE_EMULATOR_HOST'] ?? '';
    const workers = await Promise.all(
      Array.from({ length: availableParallelism() }, (_, number) => TestWorker.start(host, number)),
    );
    beforeEnd(() => workers.forEach((worker) => worker.end()));
    log(`  ${mutants.length} changes of firestore.rules, ${workers[0]?.names.length ?? 0} tests`);

    const failures: string[] = [];
    const unknown = new Set(Object.keys(equivalentMutants));
    let done = 0;
    let runs = 0;
    await mutationRun(source, mutants, workers, ({ mutant: { name }, noticedBy, count }) => {
      const isListed = unknown.delete(name);
      if (noticedBy === undefined && !isListed) {
        failures.push(`not noticed: ${name}`);
        log(`  not noticed: ${name}`);
      }
      if (noticedBy !== undefined && isListed)
        failures.push(`listed as equivalent, and noticed by ${noticedBy}: ${name}`);
      done += 1;
      runs += count;
      if (done % PROGRESS_STEP === 0) log(`  ${done} of ${mutants.length}, ${runs} tests run`);
    });
    for (const worker of workers) worker.end();
    failures.push(...[...unknown].map((name) => `listed as equivalent, and not there: ${name}`));
    const equivalent = Object.keys(equivalentMutants).length;
    log(
      `  ${mutants.length - equivalent} changes that matter, ${equivalent} that change nothing, ${runs} tests run`,
    );
    return {
      passed: mutants.length - failures.length,
      failed: failures.length,
      skipped: 0,
      failures,
      figures: [
        `${mutants.length - equivalent} changes that make a difference`,
        `${equivalent} equivalent changes listed with their reason`,
      ],
    };
  },
};
