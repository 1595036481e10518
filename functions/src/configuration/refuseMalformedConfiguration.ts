import { logger } from 'firebase-functions/logger';
import { configurationProblems, type Configuration } from './configurationProblems.ts';

/**
 * Ends an instance that starts with a param or secret missing or malformed, with one line in the log for each.
 *
 * A revision whose instances do not start is never given a question: the one before it goes on answering, and the
 * deployment says that it failed. Where functions are only being listed, or code is tested, nothing is asked.
 *
 * @throws {Error} With the same lines.
 */
export function refuseMalformedConfiguration(environment: Configuration): void {
  // Set for every function that is run, by Cloud Run and by the emulator.
  if (!environment['K_SERVICE'] || environment['FUNCTIONS_CONTROL_API'] === 'true') return;
  const problems = configurationProblems(environment);
  for (const problem of problems) logger.error(problem);
  if (problems.length > 0) throw new Error(problems.join(' '));
}
