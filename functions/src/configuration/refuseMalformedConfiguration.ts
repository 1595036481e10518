import { logger } from 'firebase-functions/logger';
import { configurationProblems, type Configuration } from './configurationProblems.ts';

/**
 * Ends an instance that starts with a missing or malformed param or secret, with one line in the log for
 * each.
 *
 * A revision whose instances do not start gets no requests: the previous one continues, and the deployment
 * reports the failure. If functions are only being listed, or code is tested, nothing is checked.
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
