import { z } from 'zod';
import { LocalError } from '../LocalError.ts';
import type { AskGoogle } from './firebaseTools.ts';
import { METRIC_PREFIX, type LogMetric } from './readLogMetrics.ts';

const foundSchema = z.object({ metrics: z.array(z.object({ name: z.string() })).default([]) });

/**
 * Synchronizes the project's log-based metrics with those of the repository: creates or replaces each, and deletes those whose file was
 * removed. Metrics without the repository's prefix are unchanged.
 *
 * @throws {LocalError} When Cloud Logging refuses one.
 */
export async function applyLogMetrics(
  ask: AskGoogle,
  project: string,
  metrics: ReadonlyMap<string, LogMetric>,
  log: (line: string) => void,
): Promise<void> {
  const path = `/v2/projects/${project}/metrics`;
  try {
    const found = foundSchema.parse(await ask('cloudloggingOrigin', `${path}?pageSize=1000`));
    for (const [name, body] of metrics)
      await ask('cloudloggingOrigin', `${path}/${name}`, { method: 'PUT', body });
    const removed = found.metrics.filter(({ name }) => name.startsWith(METRIC_PREFIX) && !metrics.has(name));
    for (const { name } of removed) await ask('cloudloggingOrigin', `${path}/${name}`, { method: 'DELETE' });
    log(`   ${metrics.size} log-based metrics, ${removed.length} removed`);
  } catch (error) {
    throw new LocalError(
      'Cloud Logging refused the log-based metrics: the account needs the role Logs Configuration Writer, and the project the Cloud Logging API. Alert policies that read these metrics wait for them, the other steps do not; deploy again.',
      { cause: error },
    );
  }
}
