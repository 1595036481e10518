import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from '../repositoryRoot.ts';

/** Beginning of the names of this repository's metrics: Cloud Logging has no labels for them. */
export const METRIC_PREFIX = 'everything_wallet_';

const metricSchema = z.looseObject({
  // No character that a URL would encode.
  name: z.string().regex(/^everything_wallet_[a-z_]+$/),
  description: z.string().min(1),
  filter: z.string().min(1),
  metricDescriptor: z.looseObject({
    metricKind: z.literal('DELTA'),
    valueType: z.enum(['INT64', 'DISTRIBUTION']),
  }),
  valueExtractor: z.string().optional(),
  labelExtractors: z.record(z.string(), z.string()).default({}),
});

/**
 * A log-based metric, as Cloud Logging takes it (v2, LogMetric). Its kind, its type and its labels cannot be changed: another file with
 * another name replaces it.
 */
export type LogMetric = z.output<typeof metricSchema>;

/** Reads the log-based metrics of the repository, by their names, which are those of their files. */
export function readLogMetrics(
  folder = join(repositoryRoot, 'alerts', 'metrics'),
): ReadonlyMap<string, LogMetric> {
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((file) => {
        const metric = metricSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
        if (file !== `${metric.name}.json`) throw new Error(`${file} has another name than its metric`);
        return [metric.name, metric];
      }),
  );
}
