import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { runProgram } from '../../tools/runProgram.ts';
import { costTable } from '../cost/costTable.ts';
import onDemand from '../cost/counted.json' with { type: 'json' };
import scanned from '../cost/countedWithScanners.json' with { type: 'json' };
import { eventCostTable, eventUnitTable } from '../cost/eventTables.ts';
import { monthlyCost } from '../cost/monthlyCost.ts';
import { monthOfUser } from '../cost/unitPrices.ts';
import type { SessionCounts } from '../cost/SessionCounts.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const USERS = [1_000, 1_000_000];
/** Columns for each part, as in docs/operations.md. */
const COLUMNS =
  'requests to functions, documents read, documents written, questions to nodes, bytes of pages';

/** Maximum relative difference between the counted cost of a session and docs/operations.md. */
const MAX_DIFFERENCE = 0.15;

/** Sessions that are counted, each with its documented counts. */
const VARIANTS = [
  { name: 'without scanners', scanner: '', isScanned: false, counted: onDemand, file: 'counted.json' },
  {
    ...{ name: 'with scanners', scanner: alwaysOnNetworks.map(({ rpcName }) => rpcName).join() },
    ...{ isScanned: true, counted: scanned, file: 'countedWithScanners.json' },
  },
];

/** Directory of the new counts, to be copied to `quality/cost` where the documentation is out of date. */
const LATEST = join(repositoryRoot, '.local', 'cost');

/**
 * Counts the use of a session, and computes the monthly cost for numbers of users, in the tables of docs/operations.md: their figures are
 * those of `quality/cost`, and must match the current counts.
 */
export const cost: QualitySuite = {
  claim:
    'A session uses what the tables in docs/operations.md are based on, with scanners and without: function calls, document reads and writes, node requests and bytes. The monthly cost is within 15% of the documented one.',
  needs: 'stack',
  async work({ family, directory, environment, log }) {
    await buildWorkspace(family, 'web', log);
    mkdirSync(LATEST, { recursive: true });
    const nextRelease = join(LATEST, 'nextRelease');
    await runProgram(family, {
      title: 'Building the next release',
      command: process.execPath,
      args: ['quality/cost/buildChangedRelease.ts', nextRelease],
      cwd: repositoryRoot,
      environment,
      logFile: join(directory, 'nextRelease.log'),
    });
    const failures: string[] = [];
    const figures: string[] = [];
    for (const { name, scanner, isScanned, counted, file } of VARIANTS) {
      const output = join(LATEST, file);
      await runProgram(family, {
        title: `Counting a session ${name}`,
        command: process.execPath,
        args: ['quality/cost/countSession.ts', output, 'now', nextRelease],
        cwd: repositoryRoot,
        environment: { ...environment, SCANNER: scanner },
        logFile: join(directory, `${file}.log`),
      });
      const now = JSON.parse(readFileSync(output, 'utf8')) as SessionCounts;
      logCounts(name, now, log);
      for (const users of USERS) {
        log(`    ${users.toLocaleString('en')} users, in dollars a month:`);
        for (const row of costTable(now, users, isScanned)) log(`      ${row.join(' | ')}`);
      }
      figures.push(`${now.cpuMsPerCall} ms of processor time a call ${name}`);
      // By the same processor time: on a machine that is busy it is twice as much.
      const asDocumented = { ...now, cpuMsPerCall: counted.cpuMsPerCall };
      for (const users of USERS) {
        const [is, said] = [asDocumented, counted].map(
          (session) => monthlyCost(session, users, { ...monthOfUser, isScanned }).total,
        ) as [number, number];
        const people = users.toLocaleString('en');
        figures.push(
          `${people} users ${name}: ${Math.round(is).toLocaleString('en')} dollars a month (documented ${Math.round(said).toLocaleString('en')})`,
        );
        if (Math.abs(is / said - 1) > MAX_DIFFERENCE) {
          failures.push(
            `${people} users ${name} cost ${Math.round(is)} dollars a month, and docs/operations.md says ${Math.round(said)}: copy ${output} to quality/cost`,
          );
        }
      }
    }
    log('  events: reads, writes, deletes, operations of Cloud Tasks, requests, dollars for a million:');
    for (const row of eventUnitTable()) log(`    ${row.join(' | ')}`);
    log('  events of a million users: requests, computing, database, all, in dollars a month:');
    for (const row of eventCostTable(1_000_000)) log(`    ${row.join(' | ')}`);
    const passed = VARIANTS.length * USERS.length - failures.length;
    return { passed, failed: failures.length, skipped: 0, failures, figures };
  },
};

function logCounts(
  name: string,
  { firstVisit, nextVisit, open, later, hidden, openMinutes, send, updateBytes, cpuMsPerCall }: SessionCounts,
  log: (line: string) => void,
): void {
  log(`  ${name}: ${cpuMsPerCall} ms of processor a call; ${COLUMNS}`);
  for (const [part, use] of [
    ['first opening', firstVisit],
    ['another opening', nextVisit],
    [`open for ${openMinutes} minutes`, open],
    [`${openMinutes} minutes later on`, later],
    [`${openMinutes} minutes of a hidden tab`, hidden],
    ['a transfer and the history', send],
  ] as const) {
    const { functionRequests, reads, writes, rpcCalls, hostingBytes } = use;
    log(`    ${part}: ${[functionRequests, reads, writes, rpcCalls, hostingBytes].join(', ')}`);
    const { rpcMethods, sharedRpc, documents } = use;
    for (const [place, methods] of Object.entries(rpcMethods)) log(`      ${place}: ${listed(methods)}`);
    log(`      of no user: ${listed(sharedRpc)}`);
    for (const [collection, { reads: read, writes: written }] of Object.entries(documents))
      log(`      ${collection}: ${read} read, ${written} written`);
  }
  log(`    the next release: ${updateBytes} bytes of pages`);
}

function listed(counts: Readonly<Record<string, number>>): string {
  return (
    Object.entries(counts)
      .map(([method, count]) => `${method} ${count}`)
      .join(', ') || 'none'
  );
}
