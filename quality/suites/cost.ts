import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from '../../tools/build/buildWorkspace.ts';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { runProgram } from '../../tools/runProgram.ts';
import { costTable } from '../cost/costTable.ts';
import counted from '../cost/counted.json' with { type: 'json' };
import { monthlyCost } from '../cost/monthlyCost.ts';
import type { SessionCounts } from '../cost/SessionCounts.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const USERS = [1_000, 1_000_000];
/** Columns for each part, as in docs/operations.md. */
const COLUMNS =
  'requests to functions, documents read, documents written, questions to nodes, bytes of pages';

/** Maximum relative difference between the counted cost of a session and docs/operations.md. */
const MAX_DIFFERENCE = 0.15;

/** Path of the new counts, to be copied to `counted.json` where the documentation is out of date. */
const LATEST = join(repositoryRoot, '.local', 'cost.json');

/**
 * Counts the use of a session, and computes the monthly cost for numbers of users, in the table of
 * docs/operations.md: its figures are those of `counted.json`, and must match the current counts.
 */
export const cost: QualitySuite = {
  claim:
    'A session uses what the tables in docs/operations.md are based on: function calls, document reads and writes, node requests and bytes. The monthly cost is within 15% of the documented one.',
  needs: 'stack',
  async work({ family, directory, environment, log }) {
    await buildWorkspace(family, 'web', log);
    const output = join(directory, 'session.json');
    await runProgram(family, {
      title: 'Counting a session',
      command: process.execPath,
      args: ['quality/cost/countSession.ts', output, 'now'],
      cwd: repositoryRoot,
      environment,
      logFile: join(directory, 'session.log'),
    });
    mkdirSync(join(repositoryRoot, '.local'), { recursive: true });
    copyFileSync(output, LATEST);
    const now = JSON.parse(readFileSync(output, 'utf8')) as SessionCounts;

    const { firstVisit, nextVisit, open, later, hidden, openMinutes, send, cpuMsPerCall } = now;
    log(`  ${cpuMsPerCall} ms of processor a call: ${COLUMNS}`);
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
    for (const users of USERS) {
      log(`    ${users.toLocaleString('en')} users, in dollars a month:`);
      for (const row of costTable(now, users)) log(`      ${row.join(' | ')}`);
    }

    const failures: string[] = [];
    const figures = [`${cpuMsPerCall} ms of processor time a call`];
    // By the same processor time: on a machine that is busy it is twice as much.
    const asDocumented = { ...now, cpuMsPerCall: counted.cpuMsPerCall };
    for (const users of USERS) {
      const [is, said] = [asDocumented, counted].map((session) => monthlyCost(session, users).total) as [
        number,
        number,
      ];
      const people = users.toLocaleString('en');
      figures.push(
        `${people} users: ${Math.round(is).toLocaleString('en')} dollars a month (documented ${Math.round(said).toLocaleString('en')})`,
      );
      if (Math.abs(is / said - 1) > MAX_DIFFERENCE) {
        failures.push(
          `${people} users cost ${Math.round(is)} dollars a month, and docs/operations.md says ${Math.round(said)}: copy ${LATEST} to quality/cost/counted.json`,
        );
      }
    }
    return { passed: USERS.length - failures.length, failed: failures.length, skipped: 0, failures, figures };
  },
};

function listed(counts: Readonly<Record<string, number>>): string {
  return (
    Object.entries(counts)
      .map(([method, count]) => `${method} ${count}`)
      .join(', ') || 'none'
  );
}
