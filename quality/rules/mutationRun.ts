import { LocalError } from '../../tools/LocalError.ts';
import { findSite } from './findSite.ts';
import type { Mutant } from './Mutant.ts';
import type { Coverage } from './ruleCoverage.ts';
import type { TestWorker } from './TestWorker.ts';

/** Result of a mutant: the test that detected it, if any. */
export interface MutantResult {
  readonly mutant: Mutant;
  readonly noticedBy: string | undefined;
  /** Tests that were run against it. */
  readonly count: number;
}

/**
 * Runs the tests of the rules against every mutant, each until one fails.
 *
 * A run against the original rules shows which tests can detect a change: those that evaluate the changed
 * part, with another value than the replacement.
 *
 * @param source The rules.
 * @param onResult Receives each result.
 * @throws {LocalError} When a test fails against the original rules.
 */
export async function mutationRun(
  source: string,
  mutants: readonly Mutant[],
  workers: readonly TestWorker[],
  onResult: (result: MutantResult) => void,
): Promise<void> {
  const names = workers[0]?.names ?? [];
  const coverages = await coverTests(source, names, workers);
  const covered: Coverage = Object.assign({}, ...coverages) as Coverage;
  /** Tests by how many mutants they have noticed: who notices one change often notices its neighbours. */
  const merits = new Map<string, number>();

  await shareOut(mutants, workers, async (mutant, worker) => {
    const site = findSite(source, mutant, covered);
    const place = placeOf(mutant);
    const merit = (test: number) => merits.get(`${place} ${test}`) ?? 0;
    const tests = names
      .map((_, test) => test)
      .filter((test) => {
        if (!site) return true;
        const seen = coverages[test]?.[site.key];
        if (!seen) return false;
        if (!site.isExact || mutant.value === undefined || seen.isOther) return true;
        return mutant.value ? seen.isFalse : seen.isTrue;
      })
      .sort((a, b) => merit(b) - merit(a) || likelihood(names[b], place) - likelihood(names[a], place));
    const rules = source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end);
    const answer = await worker.ask({ kind: 'try', rules, tests });
    if (answer.kind !== 'tried') {
      throw new LocalError(`${mutant.name}: ${answer.kind === 'broken' ? answer.reason : answer.kind}`);
    }
    if (answer.failed !== undefined) {
      const key = `${place} ${answer.failed}`;
      merits.set(key, (merits.get(key) ?? 0) + 1);
    }
    onResult({
      mutant,
      noticedBy: answer.failed === undefined ? undefined : names[answer.failed],
      count: answer.count,
    });
  });
}

const placeOf = ({ name }: Mutant) => name.slice(0, name.indexOf(': '));

/** Without such data, a collection's own tests come first. */
function likelihood(name: string | undefined, place: string): number {
  const collection = /match \/(\w+)\//.exec(place)?.[1];
  return collection !== undefined && name?.startsWith(`${collection}.`) ? 1 : 0;
}

async function coverTests(
  rules: string,
  names: readonly string[],
  workers: readonly TestWorker[],
): Promise<Coverage[]> {
  const coverages: Coverage[] = [];
  await shareOut([...names.keys()], workers, async (test, worker) => {
    const answer = await worker.ask({ kind: 'cover', rules, test });
    const failure =
      answer.kind === 'broken' ? answer.reason : answer.kind === 'covered' ? answer.failure : '';
    if (answer.kind !== 'covered' || failure !== undefined) {
      throw new LocalError(`${names[test] ?? ''} fails against the rules as they are: ${failure ?? ''}`);
    }
    coverages[test] = answer.coverage;
  });
  return coverages;
}

/** Gives every worker the next item as soon as it is free. */
async function shareOut<Item>(
  items: readonly Item[],
  workers: readonly TestWorker[],
  work: (item: Item, worker: TestWorker) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const item of queue) await work(item, worker);
    }),
  );
}
