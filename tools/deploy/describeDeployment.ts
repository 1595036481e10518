import type { FunctionsManifest } from './discoverFunctions.ts';
import { optionValue } from './optionValue.ts';
import { quotaOf } from './quotaOf.ts';
import type { AlertPolicy } from './readAlertPolicies.ts';
import type { LogMetric } from './readLogMetrics.ts';

/** A file to deploy. */
export interface SentFile {
  /** Relative to its folder. */
  readonly path: string;
  readonly bytes: number;
}

/** firestore.indexes.json, as far as it is shown. */
export interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
  }[];
}

/** Everything that a deployment sends. */
export interface DeploymentPlan {
  readonly project: string;
  readonly rules: SentFile;
  readonly indexes: IndexFile;
  readonly functions: readonly SentFile[];
  readonly manifest: FunctionsManifest;
  readonly params: {
    readonly file: string;
    readonly values: Readonly<Record<string, string>>;
    readonly defaults: Readonly<Record<string, string>>;
  };
  readonly hosting: readonly SentFile[];
  readonly metrics: ReadonlyMap<string, LogMetric>;
  /** By file name. */
  readonly policies: ReadonlyMap<string, AlertPolicy>;
}

/** Describes a deployment in lines, in the order of its steps. Secrets are named, never shown. */
export function describeDeployment(plan: DeploymentPlan): string[] {
  const { project, rules, indexes, functions, manifest, params, hosting, metrics, policies } = plan;
  const ttl = indexes.fieldOverrides.filter((override) => override.ttl);
  const exempt = indexes.fieldOverrides.filter((override) => !override.ttl);
  const secrets = manifest.params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  const { instances, cpu, memoryGiB, isWithin, limits } = quotaOf(manifest, params.values);
  const option = (value: number | string | null | undefined, byItself: number) =>
    String(optionValue(value, params.values, byItself));
  const asDefault = (name: string) => (params.defaults[name] === undefined ? '' : '   (default)');
  return [
    `What would be sent to ${project}, in this order:`,
    '',
    `1. Rules: ${rules.path}, ${size(rules.bytes)}`,
    '',
    `2. Indexes: ${indexes.indexes.length}; then waits until they are ready`,
    ...indexes.indexes.map(
      ({ collectionGroup, fields }) =>
        `   ${collectionGroup}: ${fields.map(({ fieldPath, order }) => `${fieldPath}${order === 'DESCENDING' ? ' ↓' : ''}`).join(', ')}`,
    ),
    `   Documents end by: ${ttl.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).join(', ')}`,
    `   In no single-field index: ${exempt.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).join(', ')}`,
    '',
    `3. Log-based metrics: ${metrics.size}`,
    ...table([...metrics].map(([name, { description }]) => [name, description])),
    '',
    `4. Functions: ${Object.keys(manifest.endpoints).length} from ${total(functions)}`,
    ...functions.map(line),
    ...table(
      Object.entries(manifest.endpoints).map(([name, endpoint]) => [
        name,
        endpoint.scheduleTrigger
          ? `schedule, ${endpoint.scheduleTrigger.schedule}`
          : endpoint.callableTrigger
            ? 'callable'
            : 'https',
        endpoint.region.join(' '),
        `${option(endpoint.availableMemoryMb, 256)} MiB`,
        `${option(endpoint.cpu, 1)} vCPU`,
        `${option(endpoint.concurrency, 80)} at once`,
        `${option(endpoint.minInstances, 0)} to ${option(endpoint.maxInstances, 100)} instances`,
        `${option(endpoint.timeoutSeconds, 60)} s`,
        endpoint.serviceAccountEmail ?? '',
        endpoint.secretEnvironmentVariables.map(({ key }) => key).join(' '),
      ]),
    ),
    `   Together at most ${instances} instances, ${cpu} vCPU of ${limits.cpu} and ${memoryGiB} GiB of ${limits.memoryGiB} that a new project may have in a region${isWithin ? '' : ': TOO MUCH for a new project'}`,
    `   Params, from ${params.file}:`,
    ...Object.entries(params.values).map(
      ([name, value]) => `     ${name}=${withoutKeys(value)}${asDefault(name)}`,
    ),
    `   Secrets, from Secret Manager: ${secrets.join(', ')}`,
    '',
    `5. Hosting: ${total(hosting)}`,
    ...hosting.map(line),
    '',
    `6. Alert policies: ${policies.size}`,
    ...table([...policies].map(([name, { displayName }]) => [name, displayName])),
  ];
}

/**
 * Returns a param's value without parts that may be a key: a name and password in a URL, and long parts of
 * its path.
 */
function withoutKeys(value: string): string {
  return value
    .replace(/(https?:\/\/)[^/@,\s]+@/g, '$1…@')
    .replace(/(https?:\/\/[^,?\s]*)\?[^,\s]*/g, '$1?…')
    .replace(/https?:\/\/[^,\s]+/g, (url) =>
      url.replace(/\/[\w.-]{16,}(?=\/|$)/g, (part, offset: number) => (offset < 8 ? part : '/…')),
    );
}

function total(files: readonly SentFile[]): string {
  return `${files.length} files, ${size(files.reduce((sum, { bytes }) => sum + bytes, 0))}`;
}

function line({ path, bytes }: SentFile): string {
  return `   ${size(bytes).padStart(9)}  ${path}`;
}

function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
}

/** Lines whose columns stand under each other. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `   ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
