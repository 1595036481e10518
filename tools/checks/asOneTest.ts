import { MissingToolError } from '../clients/MissingToolError.ts';
import { LocalError } from '../LocalError.ts';
import type { CheckRun } from './CheckRun.ts';
import type { Counts } from './Counts.ts';

/**
 * Runs a part of a check that counts as one test; a LocalError is shown and counts as a failure, a
 * MissingToolError only skips the test.
 */
export async function asOneTest(
  { log }: Pick<CheckRun, 'log'>,
  name: string,
  work: () => Promise<unknown>,
): Promise<Counts> {
  try {
    await work();
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    if (!(error instanceof LocalError)) throw error;
    if (error instanceof MissingToolError) {
      return { passed: 0, failed: 0, skipped: 1, lacking: [error.message] };
    }
    log(error.message);
    return { passed: 0, failed: 1, skipped: 0, failures: [name] };
  }
}
