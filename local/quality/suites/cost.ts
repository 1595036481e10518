import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from '../../build/buildWorkspace.ts';
import { repositoryRoot } from '../../repositoryRoot.ts';
import { runProgram } from '../../runProgram.ts';
import { beforeSharing } from '../cost/beforeSharing.ts';
import { monthlyCost, type MonthlyCost } from '../cost/monthlyCost.ts';
import { ofFirstBuild } from '../cost/ofFirstBuild.ts';
import type { SessionCounts } from '../cost/SessionCounts.ts';
import type { QualitySuite } from '../QualitySuite.ts';

const USERS = [1_000, 1_000_000];
/** What is told of each part, as docs/operations.md has it. */
const COLUMNS =
  'requests to functions, documents read, documents written, questions to nodes, bytes of pages';
/** Of what it cost before, at a million users: what the first build did, and everything. */
const MOST_OF_FIRST = 0.5;
const MOST_OF_ALL = 1;

/**
 * Counts what a session uses, and what so many users cost in a month by it; beside it the same of the code as it was before balances,
 * prices and settling were asked together (decision 18). What that code did must cost half, and all that has come since no more than the
 * other half.
 */
export const cost: QualitySuite = {
  needs: 'stack',
  async work({ family, directory, environment, log }) {
    await buildWorkspace(family, 'web', log);
    const output = join(directory, 'session.json');
    await runProgram(family, {
      title: 'Counting a session',
      command: process.execPath,
      args: ['local/quality/cost/countSession.ts', output, 'now'],
      cwd: repositoryRoot,
      environment,
      logFile: join(directory, 'session.log'),
    });
    const now = JSON.parse(readFileSync(output, 'utf8')) as SessionCounts;

    for (const [name, session] of [
      ['before', beforeSharing],
      ['now', now],
    ] as const) {
      const { firstVisit, nextVisit, open, openMinutes, send, cpuMsPerCall } = session;
      log(`  ${name} (${cpuMsPerCall} ms of processor a call): ${COLUMNS}`);
      for (const [part, use] of [
        ['first opening', firstVisit],
        ['another opening', nextVisit],
        [`open for ${openMinutes} minutes`, open],
        ['a transfer and the history', send],
      ] as const) {
        const { functionRequests, reads, writes, rpcCalls, hostingBytes } = use;
        log(`    ${part}: ${[functionRequests, reads, writes, rpcCalls, hostingBytes].join(', ')}`);
        if (name === 'before') continue;
        const { rpcMethods, sharedRpc, documents } = use;
        for (const [purpose, methods] of Object.entries(rpcMethods))
          log(`      ${purpose}: ${listed(methods)}`);
        log(`      of no user: ${listed(sharedRpc)}`);
        for (const [collection, { reads: read, writes: written }] of Object.entries(documents))
          log(`      ${collection}: ${read} read, ${written} written`);
      }
      for (const users of USERS)
        log(`    ${users.toLocaleString('en')} users: ${describe(monthlyCost(session, users))}`);
    }
    const before = monthlyCost(beforeSharing, 1_000_000).total;
    const failures: string[] = [];
    const bounds = [
      ['What the first build did', ofFirstBuild(now), MOST_OF_FIRST],
      ['Everything', now, MOST_OF_ALL],
    ] as const;
    for (const [what, session, most] of bounds) {
      const month = monthlyCost(session, 1_000_000);
      const percent = `${((100 * month.total) / before).toFixed(0)} %`;
      log(`  ${what} costs a million users ${percent} of what they cost before: ${describe(month)}`);
      if (month.total > most * before)
        failures.push(`${what} costs ${percent}, and not ${100 * most} % at most`);
    }
    return { passed: bounds.length - failures.length, failed: failures.length, skipped: 0, failures };
  },
};

function describe(month: MonthlyCost): string {
  return Object.entries(month)
    .map(([name, dollars]) => `${name} $${(dollars as number).toFixed(2)}`)
    .join(', ');
}

function listed(counts: Readonly<Record<string, number>>): string {
  return (
    Object.entries(counts)
      .map(([method, count]) => `${method} ${count}`)
      .join(', ') || 'none'
  );
}
