import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationProblems } from '../../functions/src/configuration/configurationProblems.ts';
import { DeliveryCounts } from '../../functions/src/services/webhooks/DeliveryCounts.ts';
import { NodeCounts } from '../../functions/src/services/chain/NodeCounts.ts';
import { logScanHealth } from '../../functions/src/services/scanner/logScanHealth.ts';
import { ReorgTooDeepError } from '../../functions/src/services/scanner/ReorgTooDeepError.ts';
import { ScanLoop } from '../../functions/src/services/scanner/ScanLoop.ts';
import { enqueueOverdue } from '../../functions/src/services/webhooks/enqueueOverdue.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { matchesLogFilter, type LogEntry } from '../testing/matchesLogFilter.ts';
import { readAlertPolicies } from './readAlertPolicies.ts';
import { readLogMetrics } from './readLogMetrics.ts';

const SEVERITY = { info: 'INFO', warn: 'WARNING', error: 'ERROR' } as const;
const HOUR_MS = 60 * 60 * 1_000;

/** Writes log lines into a list of entries, as Cloud Run stores them. */
function logInto(entries: LogEntry[], type: string) {
  return (severity: keyof typeof SEVERITY, message: string, fields: object) =>
    void entries.push({
      ...{ severity: SEVERITY[severity], resource: { type } },
      // As JSON: undefined is absent there.
      jsonPayload: JSON.parse(JSON.stringify({ message, ...fields })) as object,
    });
}

/** Returns the lines of a scan after a time without progress, with the results of its steps. */
async function scannerLines(result: 'current' | 'waiting' | Error, seconds: number): Promise<LogEntry[]> {
  const clock = { ms: 0 };
  const stop = new AbortController();
  const isCurrent = result === 'current';
  const scanner = {
    lag: () => ({
      ...{ last: { number: 7, at: 1 }, head: { number: 9, at: 2 } },
      secondsBehind: isCurrent ? 2 : seconds,
    }),
    step: () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result)),
  };
  const wait = () => {
    stop.abort();
    return Promise.resolve();
  };
  const loop = new ScanLoop({ id: 'polygon-amoy', blockSeconds: 2 }, scanner, { wait, now: () => clock.ms });
  await loop.run(stop.signal);
  clock.ms += seconds * 1_000;
  const lines: LogEntry[] = [];
  const health = { addresses: 1, secondsOld: 2 } as Parameters<typeof logScanHealth>[1];
  logScanHealth([loop.health()], health, logInto(lines, 'cloud_run_worker_pool'));
  return lines;
}

function nodeLines(count: (counts: NodeCounts) => void): LogEntry[] {
  const lines: LogEntry[] = [];
  const counts = new NodeCounts({ write: logInto(lines, 'cloud_run_revision') });
  counts.count(1, 'https://node.example', 'asked');
  count(counts);
  counts.write();
  return lines;
}

/** Returns the line after an attempt to each of some hosts. */
function deliveryLines(hosts: number, isDelivered: boolean): LogEntry[] {
  const lines: LogEntry[] = [];
  const counts = new DeliveryCounts({ write: logInto(lines, 'cloud_run_revision') });
  for (let host = 0; host < hosts; host += 1)
    counts.countAttempt({
      ...{ isDelivered, host: `${host}.example`, attempts: 1, isOnTime: true },
      ...{ eventAt: Date.now(), failingSince: null },
    });
  counts.write();
  return lines;
}

/** Returns the line after some pushes. */
function pushLines(outcomes: Partial<Record<'sent' | 'gone' | 'refused' | 'failed', number>>): LogEntry[] {
  const lines: LogEntry[] = [];
  const counts = new DeliveryCounts({ write: logInto(lines, 'cloud_run_revision') });
  for (const [outcome, count] of Object.entries(outcomes))
    for (let push = 0; push < count; push += 1) counts.countPush(outcome as 'sent');
  counts.write();
  return lines;
}

async function overdueLines(ageMs: number): Promise<LogEntry[]> {
  const lines: LogEntry[] = [];
  const lanes = { overdue: () => Promise.resolve([{ id: 'a_1_0x0', dueAt: Date.now() - ageMs }]) };
  const queue = { enqueue: () => Promise.resolve() };
  await enqueueOverdue(lanes, queue, Date.now(), logInto(lines, 'cloud_run_revision'));
  return lines;
}

/**
 * Returns lines with some messages, which the source of the functions must name, without their fields.
 *
 * @param messages those of a network with 'mainnet' in its place
 */
function linesNamed(type: string, ...messages: string[]): LogEntry[] {
  const lines: LogEntry[] = [];
  const log = logInto(lines, type);
  const folder = join(repositoryRoot, 'functions', 'src');
  const textOf = (quoted: string) => quoted.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, 'mainnet');
  for (const file of globSync('**/*.ts', { cwd: folder, exclude: (path) => path.includes('.test.') })) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, quoted = ''] of source.matchAll(/logFailure\(\s*('[^']+'|`[^`]+`)/g))
      log('error', `${textOf(quoted)} failed`, { errors: [] });
    for (const [, severity, quoted = ''] of source.matchAll(
      /writeLog\(\s*'(info|warn|error)',\s*('[^']+'|`[^`]+`)/g,
    ))
      log(severity as keyof typeof SEVERITY, textOf(quoted), {});
  }
  const messageOf = ({ jsonPayload }: LogEntry) => (jsonPayload as { message: string }).message;
  expect(lines.map(messageOf)).toEqual(expect.arrayContaining(messages));
  return lines.filter((line) => messages.includes(messageOf(line)));
}

/** A line that is not in the source of the functions as it is logged. */
const other = (type: string, fields: Partial<LogEntry>): LogEntry => ({
  ...{ severity: 'ERROR', resource: { type }, ...fields },
});

/** For each policy that reads the log: lines that it must match, as the code writes them, and lines that it must not. */
const cases: Readonly<
  Record<string, { readonly matched: readonly LogEntry[]; readonly quiet: readonly LogEntry[] }>
> = {
  'backfills-failing': {
    matched: linesNamed('cloud_run_revision', ...['enqueuing a backfill failed', 'backfillTransfers failed']),
    quiet: linesNamed('cloud_run_revision', 'deliverWebhook failed'),
  },
  configuration: {
    matched: configurationProblems({ SITE_ORIGIN: 'x' }).map((message) =>
      other('cloud_run_revision', { jsonPayload: { message } }),
    ),
    quiet: [],
  },
  database: {
    matched: linesNamed(
      'cloud_run_revision',
      ...['counting calls failed', 'api record failed', 'checking a session failed'],
    ),
    quiet: [],
  },
  'deliveries-failing': {
    matched: [...deliveryLines(5, false), ...deliveryLines(2, false)],
    quiet: [...deliveryLines(1, false), ...deliveryLines(9, true)],
  },
  'deliveries-overdue': {
    matched: await overdueLines(HOUR_MS / 2),
    quiet: await overdueLines(HOUR_MS / 3),
  },
  'events-not-enqueued': {
    matched: linesNamed(
      'cloud_run_worker_pool',
      ...['waking webhooks of mainnet failed', 'settling events of mainnet failed'],
    ),
    quiet: linesNamed('cloud_run_worker_pool', 'marking users of mainnet failed'),
  },
  // A line of Cloud Run.
  'no-instance': {
    matched: [
      other('cloud_run_revision', {
        textPayload: 'The request was aborted because there was no available instance.',
      }),
    ],
    quiet: [],
  },
  'nodes-disagreeing': {
    matched: [
      ...nodeLines((counts) => counts.count(1, 'https://node.example', 'disagreeing')),
      ...nodeLines((counts) => counts.countHead(1, 'https://node.example', 1n)),
    ],
    quiet: nodeLines((counts) => counts.count(1, 'https://node.example', 'answered')),
  },
  'nodes-down': {
    matched: nodeLines(() => undefined),
    quiet: nodeLines((counts) => counts.count(1, 'https://node.example', 'answered')),
  },
  'nodes-limited': {
    matched: nodeLines((counts) => counts.count(1, 'https://node.example', 'rateLimited')),
    quiet: nodeLines((counts) => counts.count(1, 'https://node.example', 'answered')),
  },
  'pushes-refused': {
    matched: pushLines({ refused: 5, failed: 1 }),
    // A browser that subscribed with an earlier key is refused each time.
    quiet: [...pushLines({ refused: 4 }), ...pushLines({ refused: 9, sent: 1 }), ...pushLines({ sent: 9 })],
  },
  records: {
    matched: linesNamed(
      'cloud_run_revision',
      'reading what a call moved failed',
      'Records of a network that is not known here wait',
    ),
    quiet: [],
  },
  'scanner-late': {
    matched: [...(await scannerLines('waiting', 300)), ...(await scannerLines(new Error('down'), 300))],
    quiet: [...(await scannerLines('waiting', 299)), ...(await scannerLines('current', 300))],
  },
  'scanner-stopped': {
    matched: await scannerLines(new ReorgTooDeepError(1, 5), 0),
    quiet: await scannerLines(new Error('down'), 0),
  },
  'scanner-waiting': {
    matched: await scannerLines('waiting', 61),
    quiet: [...(await scannerLines('waiting', 59)), ...(await scannerLines(new Error('down'), 90))],
  },
  // A line of Cloud Scheduler.
  settling: { matched: [other('cloud_scheduler_job', {})], quiet: [] },
};

/** Filters of a policy that read the log. */
function logFiltersOf(name: string): string[] {
  const conditions = readAlertPolicies().get(name)?.conditions ?? [];
  return conditions.flatMap((condition) => {
    const matched = condition['conditionMatchedLog'] as { filter: string } | undefined;
    return matched ? [matched.filter] : [];
  });
}

const logPolicies = [...readAlertPolicies().keys()].filter((name) => logFiltersOf(name).length > 0);

test('every policy that reads the log has lines here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(logPolicies);
});

// A message or a field that is renamed in the code alone breaks this.
test.each(logPolicies)('%s matches the lines that the code writes, and no others', (name) => {
  const { matched, quiet } = cases[name] ?? { matched: [], quiet: [] };
  const [filter = ''] = logFiltersOf(name);
  expect(matched.length).toBeGreaterThan(0);
  for (const entry of matched) expect([entry, matchesLogFilter(filter, entry)]).toEqual([entry, true]);
  for (const entry of quiet) expect([entry, matchesLogFilter(filter, entry)]).toEqual([entry, false]);
});

test.each([
  ['everything_wallet_scanner_lines', await scannerLines('waiting', 5)],
  ['everything_wallet_scanner_lag', await scannerLines('current', 5)],
  ['everything_wallet_delivery_delay', deliveryLines(1, true)],
])('%s reads its value and its labels from a line that the code writes', (name, lines) => {
  const metric = readLogMetrics().get(name);
  const [entry] = lines;
  if (!metric || !entry) throw new Error('No metric or line');
  expect(matchesLogFilter(metric.filter, entry)).toBe(true);
  const payload = entry.jsonPayload as Readonly<Record<string, unknown>>;
  const extracted = (extractor: string) =>
    payload[/^EXTRACT\(jsonPayload\.(\w+)\)$/.exec(extractor)?.[1] ?? ''];
  if (metric.metricDescriptor.valueType === 'DISTRIBUTION')
    expect(extracted(metric.valueExtractor ?? '')).toEqual(expect.any(Number));
  for (const extractor of Object.values(metric.labelExtractors))
    expect(extracted(extractor)).toEqual(expect.any(String));
});

test('every metric of the repository is tested here, and a policy reads no metric of ours that does not exist', () => {
  expect([...readLogMetrics().keys()]).toHaveLength(3);
  const text = JSON.stringify([...readAlertPolicies().values()]);
  const named = [...text.matchAll(/logging\.googleapis\.com\/user\/(\w+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect([...readLogMetrics().keys()]).toContain(name);
});
